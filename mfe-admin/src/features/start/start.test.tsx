import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { refusal } from '@pathshala/web-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { course, user } from '../../samples.ts';
import { open, pageOf } from '../../testing/boss-area.tsx';

beforeEach(() => localStorage.clear());
beforeAll(() => import('./start-page.tsx'));

const days = [
  { day: '2026-11-21', count: 4 },
  { day: '2026-11-22', count: 7 },
];
const nothing = { registrations: days, toRelease: [], withoutExam: [], withoutCorrectOption: [] };

const item = (kind: string, oldestAt: string, path: string) => ({
  kind,
  permission: ['marking'],
  count: 2,
  oldestAt,
  path,
  text: { en: `Work: ${kind}`, bn: `কাজ: ${kind}` },
});

const unsetSettings = {
  ...defaultSiteSettings,
  rev: 1,
  changedAt: null,
  changedBy: null,
  requireSecondFactorForAdmins: false,
};
const openSettings = {
  ...unsetSettings,
  contact: { ...defaultSiteSettings.contact, phone: '09612-345678' },
  payment: { bkash: '01700-000000', nagad: '', bank: '' },
};

const figures = {
  'get /exams/overview': () => ({
    sitting: 12,
    running: [{ examId: 'e2', title: 'Open exam', closesAt: '2026-11-22T18:00:00.000Z', sitting: 9 }],
    submissions: days,
  }),
  'get /users/overview': () => ({ signUps: days.map(({ day }) => ({ day, count: 0 })) }),
  'get /examcampaigns/overview': () => nothing,
  'get /users/waiting-work': () => ({
    items: [item('invitations', '2026-01-04T04:00:00.000Z', '/boss/user-management')],
  }),
  'get /courses/waiting-work': () => ({
    items: [item('payment-claims', '2026-01-02T04:00:00.000Z', '/boss/payment-claims?state=sent')],
  }),
  'get /exams/waiting-work': () => ({
    items: [item('written-to-mark', '2026-01-03T04:00:00.000Z', '/boss/exam-marking?exam=e1')],
  }),
  'get /examcampaigns/waiting-work': () => ({
    items: [item('campaigns-without-exam', '2099-01-01T04:00:00.000Z', '/campaigns/e3/add-exam')],
  }),
  'get /users/work-mail': () => ({ isOn: false }),
  'get /admissioncourse/universities': () => pageOf([course]),
  'get /examcampaigns': () => pageOf([]),
  'get /academiccourse/academicCourses': () => pageOf([]),
  'get /users': () => pageOf([user]),
  'get /settings': () => openSettings,
};

const newSchool = {
  ...figures,
  'get /settings': () => unsetSettings,
  'get /users': () => pageOf([]),
  'get /admissioncourse/universities': () => pageOf([]),
};

const noWork = () => ({ items: [] });

const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the start page', () => {
  it('lists what needs an administrator, each with its link, who sits now, and the last days', async () => {
    open('/boss', figures);
    const needsYou = await card('Needs you');
    const links = (await needsYou.findAllByRole('link')).map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Work: payment-claims', '/boss/payment-claims?state=sent'],
      ['Work: written-to-mark', '/boss/exam-marking?exam=e1'],
      ['Work: invitations', '/boss/user-management'],
      ['Work: campaigns-without-exam', '/campaigns/e3/add-exam'],
    ]);
    needsYou.getByText(/^waiting since 2 Jan 2026/u);
    needsYou.getByText(/^by 1 Jan 2099/u);
    const running = await card('Exams running');
    await running.findByText('12 students sit an exam now');
    running.getByText('9 sitting');
    running.getByText('open until 23 November 2026, 12:00 am');
    const table = await screen.findByRole('table', { name: 'Submitted exams' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['DaySubmitted exams', '21 Nov4', '22 Nov7']);
    (await card('Sign-ups')).getByText('Nobody signed up.');
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });

  it('shows the rest while one service is down', async () => {
    open('/boss', {
      ...figures,
      'get /exams/overview': () => {
        throw refusal(500, 'common.internal', 'Something broke.');
      },
    });
    const running = await card('Exams running');
    await running.findByText('These figures could not be fetched. Something broke.');
    running.getByRole('button', { name: 'Try again' });
    expect(await (await card('Needs you')).findAllByRole('link')).toHaveLength(4);
  });

  it('leads a new school through what it needs before it opens, and says what is done', async () => {
    open('/boss', {
      ...newSchool,
      'get /users/waiting-work': noWork,
      'get /courses/waiting-work': noWork,
      'get /exams/waiting-work': noWork,
      'get /examcampaigns/waiting-work': noWork,
      'get /admissioncourse/universities': () => pageOf([]),
      'get /examcampaigns/overview': () => ({ ...nothing, registrations: [] }),
    });
    const steps = await card('First steps');
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/boss/settings',
      '/boss/settings#payment',
      '/boss/pages',
      '/boss/create-university',
      '/boss/user-management',
      '/',
    ]);
    expect(steps.queryByText('done')).toBeNull();
    await (await card('Needs you')).findByText('Nothing waits for you.');
  });

  it('keeps the first steps until the school can open, also when it has courses', async () => {
    open('/boss', { ...figures, 'get /settings': () => unsetSettings });
    const steps = await card('First steps');
    const done = steps.getAllByRole('listitem').filter((step) => step.textContent?.endsWith('done'));
    expect(done.map((step) => within(step).getByRole('link').getAttribute('href'))).toEqual([
      '/boss/create-university',
      '/boss/user-management',
    ]);
  });

  it('shows the first steps no more when an administrator has hidden them', async () => {
    open('/boss', newSchool);
    await userEvent.click((await card('First steps')).getByRole('button', { name: 'Hide these steps' }));
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
    cleanup();
    open('/boss', newSchool);
    await card('Needs you');
    await screen.findByText('12 students sit an exam now');
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });

  it('shows what waits in the other services while one does not answer, and asks it again', async () => {
    let isDown = true;
    open('/boss', {
      ...figures,
      'get /courses/waiting-work': () => {
        if (isDown) throw refusal(503, 'common.unavailable', 'Try again in a minute.');
        return figures['get /courses/waiting-work']();
      },
    });
    const needsYou = await card('Needs you');
    await needsYou.findByText('The courses could not be asked what waits. Try again in a minute.');
    expect(needsYou.getAllByRole('link')).toHaveLength(3);
    isDown = false;
    await userEvent.click(needsYou.getByRole('button', { name: 'Try again' }));
    await needsYou.findByRole('link', { name: 'Work: payment-claims' });
    expect(needsYou.queryByRole('alert')).toBeNull();
  });

  it('asks only the services with work for the own permissions', async () => {
    const { api } = open('/boss', figures, ['campaigns']);
    const needsYou = await card('Needs you');
    expect(await needsYou.findAllByRole('link')).toHaveLength(1);
    const asked = api.requests.map(({ path }) => path).filter((path) => path.endsWith('/waiting-work'));
    expect([...new Set(asked)]).toEqual(['/examcampaigns/waiting-work']);
  });

  it('switches the daily mail on', async () => {
    let isOn = false;
    const { api } = open('/boss', {
      ...figures,
      'get /users/work-mail': () => ({ isOn }),
      'put /users/work-mail': () => {
        isOn = true;
        return { isOn };
      },
    });
    const choice = await (await card('Needs you')).findByRole('checkbox', { name: /^Mail me at 8:00 am/u });
    expect(choice).toHaveProperty('checked', false);
    await userEvent.click(choice);
    await waitFor(() => expect(choice).toHaveProperty('checked', true));
    expect(api.requests.find(({ method }) => method === 'put')).toMatchObject({ body: { isOn: true } });
  });
});
