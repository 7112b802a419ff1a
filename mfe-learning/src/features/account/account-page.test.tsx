import { aStudent, refusal, renderRemotePart, type RenderOptions } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AccountPage } from './account-page.tsx';
import { collectOwnData } from './collect-own-data.ts';

type Handlers = NonNullable<RenderOptions['api']>;

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

  it('deletes the account after the password and a second click, and says goodbye', async () => {
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
      'get /users/data': () => ({ account: aStudent, pendingEmail: null }),
      'get /users/second-factor': () => ({ isOn: false }),
      'get /users/passkeys': () => ({ items: [{ id: 'p1' }] }),
      'get /users/sessions': () => ({ items: [{ id: 's1' }] }),
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
  it('holds each part, every page of a list, and the answers of each result', async () => {
    const courses = Array.from({ length: 150 }, (_, n) => ({
      courseId: `c${n}`,
      courseKind: n === 7 ? 'academic' : 'admission',
    }));
    const { services } = show({
      'get /users/data': () => ({ account: aStudent, pendingEmail: null }),
      'get /users/second-factor': () => ({ isOn: false }),
      'get /users/passkeys': () => ({ items: [{ id: 'p1' }] }),
      'get /users/sessions': () => ({ items: [{ id: 's1' }] }),
      'get /students/student': () => {
        throw refusal(404, 'auth.student-unknown', 'No student data available');
      },
      'get /students/student/enrolledcourses/{id}': ({ query }: { query?: unknown }) => {
        const { page: n } = query as { page: number };
        return { ...page(courses.slice((n - 1) * 100, n * 100)), total: 150 };
      },
      'get /courses/{id}/progress': ({ params }: { params?: unknown }) => ({ lessons: [params] }),
      'get /courses/posts': () => page([{ _id: 'q1', text: 'Why?' }]),
      'get /assignments': () => page([{ _id: 'h1', title: 'Essay' }]),
      'get /assignments/{id}/submission': () => ({ submission: { text: 'My essay' } }),
      'get /courses/claims': () => page([{ _id: 'p1', amount: 500 }]),
      'get /courses/ratings': () => page([{ courseId: 'c1', stars: 4 }]),
      'get /exams/attempts': () => page([]),
      'get /exams/results': () => page([{ _id: 'r1' }, { _id: 'r2' }]),
      'get /exams/results/{resultId}': ({ params }: { params?: unknown }) => params,
      'get /campaign/registrations/{studentId}': () => ({ items: [{ campaignId: 'k1' }] }),
    });
    const progress: number[] = [];
    const data = await collectOwnData({
      api: services.api,
      userId: aStudent._id,
      signal: new AbortController().signal,
      onProgress: (_, done) => progress.push(done),
    });
    expect(data).toEqual({
      account: { account: aStudent, pendingEmail: null },
      security: { secondFactor: { isOn: false }, passkeys: [{ id: 'p1' }], sessions: [{ id: 's1' }] },
      studentRecord: null,
      courses,
      completedLessons: [{ courseId: 'c7', lessons: [{ id: 'c7' }] }],
      lessonPosts: [{ _id: 'q1', text: 'Why?' }],
      handIns: [{ assignmentId: 'h1', title: 'Essay', submission: { text: 'My essay' } }],
      payments: [{ _id: 'p1', amount: 500 }],
      ratings: [{ courseId: 'c1', stars: 4 }],
      openExams: [],
      results: [{ resultId: 'r1' }, { resultId: 'r2' }],
      campaignRegistrations: [{ campaignId: 'k1' }],
    });
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });
});
