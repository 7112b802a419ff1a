import { defaultSiteSettings, proposedSiteFacts } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { refusal } from '@pathshala/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';

const person = userEvent.setup({ delay: null });

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await import('./settings-page.tsx');
});
// A form that is left stores its draft.
beforeEach(() => localStorage.clear());

const stored = {
  ...defaultSiteSettings,
  ...proposedSiteFacts,
  countStatistics: false,
  payment: { bkash: '01700-000000', nagad: '', bank: '' },
  requireSecondFactorForAdmins: false,
  rev: 3,
  changedAt: '2026-01-15T04:00:00.000Z',
  changedBy: 'Head',
};

const entry = {
  _id: 'e1',
  domain: 'auth',
  userId: 'u1',
  name: 'Mim Akter',
  route: 'put /settings',
  id: null,
  at: '2026-01-15T04:00:00.000Z',
  requestId: 'r1',
  address: '203.0.113.7',
  device: 'Chrome on Windows',
  action: 'changed',
  thing: 'settings',
  changes: [
    { field: 'statistics.students', before: 300, after: 310 },
    { field: 'social[0].url', before: 'https://old.example/', after: 'https://new.example/' },
    { field: 'features.registration', before: true, after: false },
  ],
};

const calls = {
  'get /settings': () => stored,
  'get /users': () => pageOf([], 412),
  'get /courses/statistics': () => ({ lessons: 70, sheets: 24, rating: null }),
  'get /exams': () => pageOf([], 9),
  'get /audit': () => pageOf([entry]),
};

type Api = NonNullable<Parameters<typeof open>[1]>;

async function openSettings(api: Api = {}) {
  const part = open('/boss/settings', { ...calls, ...api });
  await screen.findByLabelText('Name in English');
  return part;
}

const write = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => person.click(screen.getByRole('button', { name: 'Save' }));
const preview = () => within(screen.getByRole('region', { name: 'Preview of the home page' }));
const sentBy = ({ api }: Awaited<ReturnType<typeof openSettings>>) =>
  api.requests.findLast(({ method }) => method === 'put')?.body as Record<string, unknown> | undefined;

describe('the settings', () => {
  it('are loaded, and say so where they cannot be', async () => {
    let isDown = true;
    open('/boss/settings', {
      ...calls,
      'get /settings': () => {
        if (isDown) throw refusal(503, 'common.unavailable', 'Try again in a minute.');
        return stored;
      },
    });
    await screen.findByText('The settings could not be loaded.');
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByDisplayValue('Pathshala')).toBeDefined();
  });

  it('are saved with their revision; what the page does not show stays as it is [ADM-01 ADM-30]', async () => {
    const part = await openSettings({
      'put /settings': ({ body }) => ({ ...stored, ...(body as object), rev: 4 }),
    });
    write('Name in English', ' Dhaka College ');
    write(/^Telephone/u, '09612-345678');
    await save();
    await waitFor(() => expect(part.services.toast.shown.get()).toHaveLength(1));
    const { siteName, contact, rev, ...others } = sentBy(part) ?? {};
    expect(siteName).toEqual({ bn: 'পাঠশালা', en: 'Dhaka College' });
    expect(contact).toMatchObject({ phone: '09612-345678' });
    expect(rev).toBe(3);
    expect(Object.keys(others).toSorted()).toEqual([
      'copyrightYear',
      'countStatistics',
      'exams',
      'features',
      'languages',
      'logo',
      'passwordMinimum',
      'payment',
      'social',
      'statistics',
      'voices',
    ]);
  });

  it('show both versions when somebody else has saved meanwhile [ADM-30]', async () => {
    let isLate = true;
    const theirs = {
      ...stored,
      siteName: { bn: 'শিখি', en: 'Dhaka College' },
      rev: 4,
      changedBy: 'Other head',
    };
    const part = await openSettings({
      'get /settings': () => (isLate && sentOnce ? theirs : stored),
      'put /settings': ({ body }) => {
        if (!isLate) return { ...stored, ...(body as object), rev: 5 };
        sentOnce = true;
        throw refusal(409, 'common.edited-meanwhile', 'Other head has changed it.');
      },
    });
    write('Name in English', 'Mine');
    await save();
    await screen.findByRole('dialog');
    dialog().getByText('Dhaka College');
    dialog().getByText('Mine');
    dialog().getByText('Name in English');
    isLate = false;
    await person.click(dialog().getByRole('button', { name: /mine|my/iu }));
    await waitFor(() => expect(sentBy(part)).toMatchObject({ siteName: { en: 'Mine' }, rev: 4 }));
  });
  let sentOnce = false;

  it.each([
    ['Name in English', '', 'Fill this in.'],
    [/^Telephone/u, 'call us', 'Write a telephone number in digits, for example +880 1700-000000.'],
    [/^Email/u, 'nobody', 'Please enter a valid email address'],
    [/^Students\W*optional/u, '1000000', 'Write 999,999 or less.'],
    [/^Students\W*optional/u, '-1', 'Write 0 or more.'],
    [/^Classes/u, '1.5', 'Write a whole number.'],
    [/^Average rating/u, '4.95', 'Write a number from 0 to 5 with at most one decimal.'],
    [/^Characters of a new password/u, '5', 'Write 6 or more.'],
    [/^Characters of a new password/u, '33', 'Write 32 or less.'],
    [/^Grace after the end/u, '11', 'Write 10 or less.'],
    [/^Grace after the end/u, '0', 'Write 1 or more.'],
    [/^Starts of one exam/u, '4', 'Write 5 or more.'],
    [/^Starts of all exams/u, '19', 'Starts of all exams together cannot be fewer than those of one exam.'],
    [/^Extra minutes/u, '241', 'Write 240 or less.'],
    [/^Copyright year/u, '12', 'Write a year from 1900 to 2100.'],
  ])('are not sent with %s %j', async (label, value, error) => {
    const part = await openSettings();
    write(label, value);
    await save();
    expect((await screen.findAllByText(error, { exact: false })).length).toBeGreaterThan(0);
    expect(sentBy(part)).toBeUndefined();
  });

  it('show the server’s refusal beside the field', async () => {
    await openSettings({
      'put /settings': () => {
        throw refusal(500, 'common.internal', 'Nothing was saved.');
      },
    });
    write('Name in English', 'Dhaka College');
    await save();
    await screen.findByText('Nothing was saved.');
    expect(screen.getByDisplayValue('Dhaka College')).toBeDefined();
  });

  it('have voices of students that can be added and removed', async () => {
    const part = await openSettings({ 'put /settings': () => ({ ...stored, rev: 4 }) });
    await person.click(screen.getByRole('button', { name: 'Add a voice' }));
    await save();
    expect((await screen.findAllByText('Fill this in.', { exact: false })).length).toBeGreaterThan(0);
    write('Name of the student', 'Rahima');
    write('What the student says', 'The explanations helped me.');
    await person.click(screen.getByRole('button', { name: 'Add a voice' }));
    await person.click(screen.getByRole('button', { name: 'Remove voice 2' }));
    await save();
    await waitFor(() =>
      expect(sentBy(part)?.['voices']).toEqual([
        { name: 'Rahima', about: '', text: 'The explanations helped me.' },
      ]),
    );
  });

  it('have the numbers counted by the site, or typed', async () => {
    const part = await openSettings({ 'put /settings': () => ({ ...stored, rev: 4 }) });
    await person.click(screen.getByRole('switch', { name: /^Count for me/u }));
    expect(screen.getByLabelText(/^Students\W*optional/u).closest('ul')).toHaveProperty('hidden', true);
    await save();
    await waitFor(() => expect(sentBy(part)).toMatchObject({ countStatistics: true }));
  });

  it('have links that can be added and removed, up to eight with a name each', async () => {
    const part = await openSettings({ 'put /settings': () => ({ ...stored, rev: 4 }) });
    await person.click(screen.getByRole('button', { name: 'Remove link 1' }));
    await person.click(screen.getByRole('button', { name: 'Add a link' }));
    const names = screen.getAllByLabelText('Name');
    fireEvent.change(names.at(-1)!, { target: { value: 'Facebook' } });
    fireEvent.change(screen.getAllByLabelText('Address').at(-1)!, {
      target: { value: 'https://a.example/' },
    });
    await save();
    expect((await screen.findAllByText(/Two links have the same name/u)).length).toBeGreaterThan(0);
    fireEvent.change(names.at(-1)!, { target: { value: 'YouTube' } });
    await save();
    await waitFor(() => expect(sentBy(part)).toBeDefined());
    const sent = ['Facebook', 'Instagram', 'YouTube'].map((name) => expect.objectContaining({ name }));
    expect(sentBy(part)?.['social']).toEqual(sent);
  });
});

describe('the facts of a new school', () => {
  const unset = { ...stored, ...defaultSiteSettings, payment: undefined, rev: 1 };

  it('are empty, with examples, and stay empty when only the name is saved', async () => {
    const part = await openSettings({
      'get /settings': () => unset,
      'put /settings': () => ({ ...unset, rev: 2 }),
    });
    const phone = screen.getByLabelText(/^Telephone/u);
    expect([phone.getAttribute('value'), phone.getAttribute('placeholder')]).toEqual([
      '',
      '+880 1700-000000',
    ]);
    expect(screen.getByLabelText(/^Students\W*optional/u).getAttribute('placeholder')).toBe('300');
    write('Name in English', 'Dhaka College');
    await save();
    await waitFor(() => expect(sentBy(part)).toBeDefined());
    const { statistics, contact, social, copyrightYear } = defaultSiteSettings;
    expect(sentBy(part)).toMatchObject({ statistics, contact, social, copyrightYear });
  });

  it('have the accounts to which students pay', async () => {
    const part = await openSettings({ 'get /settings': () => unset, 'put /settings': () => unset });
    write(/^bKash number/u, '01711-111111');
    await save();
    await waitFor(() =>
      expect(sentBy(part)).toMatchObject({ payment: { bkash: '01711-111111', nagad: '', bank: '' } }),
    );
  });
});

describe('the rules of the site', () => {
  it('are sent whole: switches, limits of exams and languages [ADM-30]', async () => {
    const part = await openSettings({ 'put /settings': () => ({ ...stored, rev: 4 }) });
    await person.click(screen.getByRole('switch', { name: /practice tests/u }));
    write(/^Grace after the end/u, '5');
    await person.click(
      within(screen.getByRole('radiogroup', { name: /The site is in/u })).getByLabelText('Bengali'),
    );
    expect(screen.queryByRole('radiogroup', { name: /Begins in/u })).toBeNull();
    await save();
    await waitFor(() =>
      expect(sentBy(part)).toMatchObject({
        features: { registration: true, practice: false, discussion: true, certificates: true },
        exams: { graceSeconds: 5, startsOfOneExam: 20, startsOfAllExams: 60, deskMinutes: 240 },
        languages: { offered: 'bn', standard: 'bn' },
        logo: null,
      }),
    );
  });

  it('have a logo that is uploaded, seen in the preview before it is saved, and removed [ADM-30]', async () => {
    const url = `/api/files/svc-auth/logo/${'a'.repeat(64)}`;
    const part = await openSettings({
      'get /settings': () => ({ ...stored, logo: url }),
      'put /settings': () => ({ ...stored, rev: 4 }),
    });
    const shown = () => screen.getByRole('region', { name: 'Preview of the home page' }).querySelector('img');
    expect(shown()?.getAttribute('src')).toBe(url);
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    expect(shown()).toBeNull();
    await save();
    await waitFor(() => expect(sentBy(part)).toMatchObject({ logo: null }));
  });
});

describe('the statistics', () => {
  it('have the real count beside each number, which can be taken [ADM-30]', async () => {
    const part = await openSettings({ 'put /settings': () => ({ ...stored, rev: 4 }) });
    await screen.findByText(/Real count: 412 \(student accounts\)/u);
    screen.getByText(/Real count: 24 \(past-year papers\)/u);
    screen.getByText(/Real count: 9 \(exams\)/u);
    screen.getByText('This is the real count (lessons).');
    screen.getByText('Nobody has rated a course yet.');
    await person.click(screen.getByRole('button', { name: 'Use the real count of Students' }));
    preview().getByText('412+');
    await save();
    await waitFor(() => expect(sentBy(part)).toMatchObject({ statistics: { students: 412, tests: 80 } }));
  });

  it('say where a count could not be loaded, and can be saved all the same', async () => {
    await openSettings({
      'get /courses/statistics': () => {
        throw refusal(403, 'common.forbidden', 'No.');
      },
    });
    expect(await screen.findAllByText('The real count could not be loaded.')).toHaveLength(3);
  });
});

describe('the preview', () => {
  it('follows what is typed before it is saved [ADM-30]', async () => {
    await openSettings();
    write('Name in English', 'Dhaka College');
    write(/^Address in English/u, '5 College Road');
    write(/^Model tests/u, '');
    write(/^Copyright year/u, '2031');
    preview().getByText('© 2031 Dhaka College. All rights reserved.');
    preview().getByText('5 College Road');
    preview().getByText('Twitter');
    expect(preview().queryByText('Model tests')).toBeNull();
    write(/^Model tests/u, 'many');
    expect(preview().getByText('–')).toBeDefined();
  });
});

describe('the last changes of the settings', () => {
  it('say who changed what, in words [ADM-30]', async () => {
    const { api } = await openSettings();
    const part = within(await screen.findByRole('region', { name: 'Last changes' }));
    await part.findByRole('heading', { name: /15\sJan 2026, 10:00\sam, Mim Akter/u });
    for (const text of ['Students', '300', '310', 'Link 1: address', 'yes', 'no']) part.getByText(text);
    expect(part.getByRole('link', { name: 'All changes of the settings' }).getAttribute('href')).toBe(
      '/boss/settings/audit?thing=settings',
    );
    expect(api.requests.find(({ path }) => path === '/audit')?.query).toEqual({
      thing: 'settings',
      pageSize: 5,
    });
  });

  it('leave the form as it is when they cannot be loaded', async () => {
    await openSettings({
      'get /audit': () => {
        throw refusal(503, 'common.unavailable', 'Try again in a minute.');
      },
    });
    await screen.findByText('The last changes could not be loaded.');
    expect(screen.getByDisplayValue('Pathshala')).toBeDefined();
  });

  it('say that there are none', async () => {
    await openSettings({ 'get /audit': () => pageOf([]) });
    expect(await screen.findByText('Nobody has changed the settings yet.')).toBeDefined();
  });
});

it('the settings are closed to administrators without all permissions', async () => {
  open('/boss/settings', calls, ['support']);
  expect(await screen.findByText('Not among your permissions')).toBeDefined();
});
