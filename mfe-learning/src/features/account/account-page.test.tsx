import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { aStudent, refusal, renderRemotePart, type RenderOptions } from '@pathshala/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  account,
  assignmentItem,
  claim,
  enrolledCourse,
  fullResult,
  notice,
  openAttempt,
  passkey,
  registration,
  session,
  submission as handedIn,
} from '../../samples.ts';
import { AccountPage } from './account-page.tsx';
import { collectOwnData } from './collect-own-data.ts';

type Handlers = NonNullable<RenderOptions['api']>;

const at = '2026-02-02T05:00:00.000Z';
const secondFactor = { enabledAt: null, recoveryCodesLeft: 0, isRequired: false };
const ownAccount: Handlers = {
  'get /users/data': () => ({ account, pendingEmail: null }),
  'get /users/second-factor': () => secondFactor,
  'get /users/passkeys': () => ({ items: [passkey], origin: 'https://pathshala.example' }),
  'get /users/sessions': () => ({ items: [session] }),
};

const essay = { ...assignmentItem, _id: 'h1', title: 'Essay', courseId: 'c7', courseName: 'SSC Physics' };
const submission = { ...handedIn, _id: 'sb1', assignmentId: 'h1', text: 'My essay', isLate: false };

const show = (api: Handlers = {}, options: RenderOptions = {}) =>
  renderRemotePart(<AccountPage />, {
    user: aStudent,
    at: '/account',
    api: { 'get /users/email': () => ({ pending: null }), ...api },
    ...options,
  });
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const section = (name: string) => within(screen.getByRole('region', { name }));
const page = (items: readonly unknown[]) => ({ items, total: items.length, page: 1, pageSize: 100 });

describe('the account page', () => {
  it('changes the name in place, and the rest of the site shows it', async () => {
    const { api, services } = show({ 'put /user': () => ({ ...aStudent, name: 'Rahim Khan' }) });
    await click('Change: Name');
    const field = section('Name').getByRole('textbox');
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, 'Rahim Khan{Enter}');
    await section('Name').findByText('Rahim Khan');
    expect(api.requests.at(-1)?.body).toEqual({ name: 'Rahim Khan' });
    expect(services.session.get().user?.name).toBe('Rahim Khan');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change: Name' }));
  });

  it('keeps what was typed when the password is wrong, with the reason beside its field', async () => {
    const text = 'The password is not right';
    show({
      'put /user': () => {
        throw Object.assign(refusal(422, 'auth.password-wrong', text), { fields: { currentPassword: text } });
      },
    });
    await click('Change: Password');
    await userEvent.type(screen.getByLabelText('Password until now'), 'wrong');
    await userEvent.type(screen.getByLabelText('New password'), 'four red kites');
    await userEvent.type(screen.getByLabelText('New password once more'), 'four red kite');
    await click('Save');
    await screen.findByText('Passrord do not match');
    await userEvent.type(screen.getByLabelText('New password once more'), 's{Enter}');
    await screen.findByText(text);
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'four red kites');
  });

  it('changes the address by password and code', async () => {
    let pending: object | null = null;
    const { api, services } = show({
      'get /users/email': () => ({ pending }),
      'post /users/email': () => {
        pending = { email: 'new@example.com', resendAt: new Date(Date.now() + 60_000).toISOString() };
        return { message: 'We have sent a code.', resendAfterSeconds: 60 };
      },
      'post /users/email/confirm': () => ({ ...aStudent, email: 'new@example.com' }),
    });
    await click('Change: Email');
    await userEvent.type(screen.getByLabelText('New email address'), 'new@example.com');
    await userEvent.type(screen.getByLabelText('Your password'), 'three blue boats{Enter}');
    const code = await screen.findByLabelText('Code from the mail');
    await userEvent.click(section('Email').getByRole('button', { name: 'Confirm' }));
    expect(await section('Email').findByText('Enter the six digits')).toBeDefined();
    expect(api.requests.filter(({ path }) => path === '/users/email/confirm')).toEqual([]);
    await userEvent.type(code, '123456');
    await section('Email').findByText('new@example.com');
    expect(api.requests.find(({ path }) => path === '/users/email/confirm')?.body).toEqual({ otp: '123456' });
    expect(services.session.get().user?.email).toBe('new@example.com');
  });

  it('adds a mobile number by password and code, where the school sends SMS [PHN-01]', async () => {
    let pending: object | null = null;
    const { api, services } = show({
      'get /users/mobile': () => ({ pending }),
      'post /users/mobile': () => {
        pending = { mobile: '01712345678', resendAt: new Date(Date.now() + 60_000).toISOString() };
        return { message: 'We have sent a code.', resendAfterSeconds: 60 };
      },
      'post /users/mobile/confirm': () => ({ ...aStudent, mobile: '01712345678' }),
    });
    expect(screen.queryByRole('region', { name: 'Mobile number' })).toBeNull();
    const settings = { ...defaultSiteSettings, hasSms: true };
    act(() => void services.queryClient.setQueryData(['/settings', {}], settings));
    await click('Change: Mobile number');
    await userEvent.type(screen.getByLabelText('New mobile number'), '01712345678');
    await userEvent.type(screen.getByLabelText('Your password'), 'three blue boats{Enter}');
    await userEvent.type(await screen.findByLabelText('Code from the SMS'), '123456');
    await section('Mobile number').findByText('01712345678');
    expect(api.requests.find(({ path }) => path === '/users/mobile/confirm')?.body).toEqual({
      otp: '123456',
    });
    expect(services.session.get().user?.mobile).toBe('01712345678');
  });

  it('deletes the account after the password and a second click, and says goodbye [AUTH-05]', async () => {
    const { api, services, navigation } = show({ 'delete /user': () => ({ message: 'gone' }) });
    await click('Delete the account');
    await userEvent.type(screen.getByLabelText('Your password'), 'three blue boats{Enter}');
    expect(api.requests.some(({ method }) => method === 'delete')).toBe(false);
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete for good' }),
    );
    await expect.poll(() => navigation.location.get().pathname).toBe('/');
    expect(services.session.get().isLoggedin).toBeNull();
    expect(services.toast.shown.get().at(-1)?.text).toContain('All the best');
  });

  it('says why the last administrator cannot leave', async () => {
    const text = 'The last administrator cannot be removed. Name another one first.';
    show({
      'delete /user': () => {
        throw refusal(409, 'auth.last-admin', text);
      },
    });
    await click('Delete the account');
    await userEvent.type(screen.getByLabelText('Your password'), 'three blue boats{Enter}');
    await click('Delete for good');
    expect((await screen.findByText(text)).closest('form')).not.toBeNull();
  });

  it('names the part that could not be read, and offers the download again', async () => {
    show({
      ...ownAccount,
      'get /students/student': () => {
        throw refusal(503, 'common.unavailable', 'Please try again shortly.');
      },
    });
    await click('Download my data');
    await screen.findByText(/^student record could not be read.* Please try again shortly\.$/u);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Download my data' })).toHaveLength(1);
  });
});

describe('the file with one’s own data', () => {
  it('holds each part, every page of a list, and the answers of each result [AUTH-05]', async () => {
    const courses = Array.from({ length: 150 }, (_, n) => ({
      ...enrolledCourse,
      courseId: `c${n}`,
      courseKind: n === 7 ? 'academic' : 'admission',
    }));
    const lessons = [{ lessonId: 'l1', completedAt: at }];
    const post = { _id: 'q1', kind: 'question', lessonId: 'l1', text: 'Why?', createdAt: at, editedAt: null };
    const progress = { completed: 1, total: 1, percent: 100, chapters: [] };
    const rating = { courseId: 'c1', courseKind: 'admission', stars: 4 };
    const {
      paperUrl: _paper,
      choices: _choices,
      marking: _marking,
      previous: _previous,
      ...summary
    } = fullResult;
    const { services } = show({
      ...ownAccount,
      'get /students/student': () => {
        throw refusal(404, 'auth.student-unknown', 'No student data available');
      },
      'get /students/student/enrolledcourses/{id}': ({ query }: { query?: unknown }) => {
        const { page: n } = query as { page: number };
        return { ...page(courses.slice((n - 1) * 100, n * 100)), total: 150 };
      },
      'get /courses/{id}/progress': ({ params }) => ({
        ...progress,
        lessons: params['id'] === 'c7' ? lessons : [],
      }),
      'get /courses/posts': () => page([post]),
      'get /assignments': () => page([essay]),
      'get /assignments/{id}/submission': () => ({ submission }),
      'get /courses/claims': () => page([claim]),
      'get /courses/ratings': () => page([rating]),
      'get /exams/attempts': () => page([openAttempt]),
      'get /exams/results': () => page([summary, { ...summary, _id: 'r2' }]),
      'get /exams/results/{resultId}': ({ params }) => ({ ...fullResult, _id: params['resultId'] }),
      'get /campaign/registrations/{studentId}': () => ({ items: [registration] }),
      'get /notices': () => ({ ...page([notice]), unread: 1 }),
    });
    const reported: number[] = [];
    const data = await collectOwnData({
      api: services.api,
      userId: aStudent._id,
      signal: new AbortController().signal,
      onProgress: (_, done) => reported.push(done),
    });
    expect(data).toEqual({
      account: { account, pendingEmail: null },
      security: { secondFactor, passkeys: [passkey], sessions: [session] },
      studentRecord: null,
      courses,
      completedLessons: [{ courseId: 'c7', lessons }],
      lessonPosts: [post],
      handIns: [{ assignmentId: 'h1', title: 'Essay', submission }],
      payments: [claim],
      ratings: [rating],
      openExams: [openAttempt],
      results: [fullResult, { ...fullResult, _id: 'r2' }],
      campaignRegistrations: [registration],
      notices: [notice],
    });
    expect(reported).toEqual(reported.toSorted((a, b) => a - b));
  });
});
