import { anAdmin, describeRemoteConformance, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { menuGroups } from './features/boss-layout/menu-entries.ts';
import { manifest } from './manifest.ts';
import remote from './remote.tsx';
import { Root } from './root.tsx';
import { texts } from './texts.ts';

type Api = NonNullable<Parameters<typeof renderRemotePart>[1]>['api'];

const open = (at: string, api: Api = {}) =>
  renderRemotePart(<Root />, { at, language: 'en', user: anAdmin, api });
const pageOf = (items: readonly object[], total = items.length) => ({ items, total, page: 1, pageSize: 10 });
const dialog = () => within(screen.getByRole('dialog'));

const user = {
  _id: 'u1',
  username: 'mim',
  name: 'Mim Akter',
  email: 'mim@example.com',
  role: 'admin',
  active: true,
  createdAt: '2026-01-02T00:00:00.000Z',
};

const course = {
  _id: 'c1',
  name: 'ঢাকা | Dhaka',
  courseCode: 'DU',
  fee: 0,
  unitCount: 2,
  yearCount: 3,
  questionCount: 40,
  enrolledCount: 12,
};

beforeAll(async () => {
  // Pages come in files of their own; reading one the first time takes longer than a test waits.
  await Promise.all([
    texts.load('en'),
    import('./features/users/users-page.tsx'),
    import('./features/universities/universities-page.tsx'),
    import('./features/exam-campaigns/exam-campaigns-page.tsx'),
  ]);
});

describe('the list of users', () => {
  it('sorts by name either way, searches and pages through the address', async () => {
    const { api, navigation } = open('/boss/user-management?page=2', {
      'get /users': () => pageOf([user], 26),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Name/u }));
    expect(navigation.location.get().search).toBe('?sort=-name');
    await waitFor(() => expect(api.requests.at(-1)?.query).toEqual({ page: 1, sort: '-name' }));
    expect(screen.getByRole('columnheader', { name: /^Name/u }).getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.type(screen.getByRole('searchbox'), 'mim{Enter}');
    await waitFor(() => expect(api.requests.at(-1)?.query).toMatchObject({ q: 'mim', page: 1 }));
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'admin');
    await waitFor(() => expect(api.requests.at(-1)?.query).toMatchObject({ q: 'mim', role: 'admin' }));
    expect(api.requests[0]?.query).toEqual({ page: 2, sort: 'name' });
  });

  it('leads back to everybody from a search that finds nobody', async () => {
    const { navigation } = open('/boss/user-management?q=zzz', { 'get /users': () => pageOf([]) });
    await userEvent.click(await screen.findByRole('link', { name: 'Show all' }));
    expect(navigation.location.get()).toMatchObject({ pathname: '/boss/user-management', search: '' });
  });

  it('says the specification’s words when it fails, and tries again', async () => {
    let isDown = true;
    open('/boss/user-management', {
      'get /users': () => {
        if (isDown) throw refusal(500, 'common.internal', 'It does not answer.');
        return pageOf([user]);
      },
    });
    expect(await screen.findByText('Error: An error occurred while fetching users.')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('mim@example.com')).toBeDefined();
  });
});

describe('updating a user', () => {
  const update = async (answer: () => unknown) => {
    const part = open('/boss/user-management', {
      'get /users': () => pageOf([user]),
      'patch /users/{id}': answer,
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Update/u }));
    return part;
  };

  it('sends what has changed and nothing else', async () => {
    const { api } = await update(() => ({ ...user, name: 'Mim' }));
    await userEvent.clear(dialog().getByLabelText('Name'));
    await userEvent.type(dialog().getByLabelText('Name'), 'Mim');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests.find(({ method }) => method === 'patch')).toMatchObject({
      params: { id: 'u1' },
      body: { name: 'Mim' },
    });
  });

  it('asks before it takes the role or the account away, and shows the server’s refusal', async () => {
    const { api } = await update(() => {
      throw refusal(409, 'auth.last-admin', 'There must be at least one administrator.');
    });
    await userEvent.selectOptions(dialog().getByLabelText('Role'), 'student');
    await userEvent.click(dialog().getByLabelText(/May log in/u));
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(dialog().getByText(/no longer be able to open the boss area/u)).toBeDefined();
    expect(dialog().getByText(/cannot log in again/u)).toBeDefined();
    expect(api.requests.some(({ method }) => method === 'patch')).toBe(false);
    await userEvent.click(dialog().getByRole('button', { name: 'Yes, save' }));
    expect(await dialog().findByText('There must be at least one administrator.')).toBeDefined();
    expect(api.requests.find(({ method }) => method === 'patch')?.body).toEqual({
      role: 'student',
      active: false,
    });
  });
});

describe('the list of admission courses', () => {
  it('shows each with its numbers and ways to edit and view it', async () => {
    open('/boss/course-management/university-courses', {
      'get /admissioncourse/universities': () => pageOf([course]),
    });
    const row = within((await screen.findByRole('link', { name: 'Dhaka' })).closest('tr')!);
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(['DhakaDU', 'Free', '2', '3', '40', '12']),
    );
    expect(row.getByRole('link', { name: /^View/u })).toHaveProperty('pathname', '/courses/admission/DU');
    expect(row.getByRole('link', { name: /^Edit/u })).toHaveProperty(
      'pathname',
      '/boss/create-university/c1',
    );
  });

  it('deletes one only after saying how many are enrolled', async () => {
    const { api } = open('/boss/course-management/university-courses', {
      'get /admissioncourse/universities': () => pageOf([course]),
      'delete /admissioncourse/universities/{id}': () => ({ _id: 'c1', enrolledCount: 12 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/u }));
    expect(dialog().getByText('12 students are enrolled in this course.')).toBeDefined();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(api.requests.some(({ method }) => method === 'delete')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: /^Delete/u }));
    await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(api.requests.filter(({ method }) => method === 'get')).toHaveLength(2));
  });

  it('does not say that there are none when the last one of a page was deleted, but leads to the others', async () => {
    const { navigation } = open('/boss/course-management/university-courses?page=2', {
      'get /admissioncourse/universities': ({ query }) =>
        query?.['page'] === 2
          ? { items: [], total: 10, page: 2, pageSize: 10 }
          : { items: [course], total: 10, page: 1, pageSize: 10 },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the last page' }));
    expect(await screen.findByRole('link', { name: 'Dhaka' })).toBeDefined();
    expect(navigation.location.get().search).not.toContain('page=2');
  });

  it('says that nothing fits a search', async () => {
    const { api } = open('/boss/course-management/university-courses?q=zzz&sort=-name', {
      'get /admissioncourse/universities': () => pageOf([]),
    });
    expect(await screen.findByText('No course matches your search.')).toBeDefined();
    expect(api.requests[0]?.query).toEqual({ page: 1, sort: '-name', q: 'zzz' });
  });
});

const examCampaign = {
  _id: 'e1',
  title: 'Model test',
  phase: 'past',
  startDate: '2026-01-01T00:00:00.000Z',
  endDate: '2026-02-01T00:00:00.000Z',
  registeredCount: 30,
  waitingCount: 2,
  maxParticipants: 30,
  resultsReleasedAt: null,
  exam: { subjects: [{ questionCount: 3 }] },
};

describe('exam campaigns', () => {
  it('have their results released after a question, once they are over', async () => {
    const { api } = open('/boss/campaign-management', {
      'get /examcampaigns': () => pageOf([examCampaign, { ...examCampaign, _id: 'e2', phase: 'running' }]),
      'post /examcampaigns/{id}/release': () => examCampaign,
    });
    expect(await screen.findByRole('link', { name: /^Merit list/u })).toHaveProperty(
      'pathname',
      '/campaigns/exam/e1/merit-list',
    );
    await userEvent.click(screen.getByRole('button', { name: /^Release results/u }));
    expect(screen.getByText('after the end')).toBeDefined();
    expect(dialog().getByText(/the 30 registered who sat the exam/u)).toBeDefined();
    await userEvent.click(dialog().getByRole('button', { name: 'Release results' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests.find(({ method }) => method === 'post')?.params).toEqual({ id: 'e1' });
  });
});

describe('the exam of a campaign', () => {
  it.each([
    ['Add exam', { phase: 'upcoming', exam: { subjects: [] } }],
    ['Edit exam', { phase: 'upcoming' }],
    ['See the paper', { phase: 'running' }],
  ])('is reached from its row by %s', async (name, change) => {
    open('/boss/campaign-management', {
      'get /examcampaigns': () => pageOf([{ ...examCampaign, ...change }]),
    });
    const link = await screen.findByRole('link', { name: new RegExp(`^${name}`, 'u') });
    expect(link).toHaveProperty('pathname', '/campaigns/e1/add-exam');
  });
});

describe('the pages of a list', () => {
  const lists = [
    ['/boss/user-management', 'get /users', user, 'Mim Akter'],
    ['/boss/course-management/university-courses', 'get /admissioncourse/universities', course, /Dhaka/u],
  ] as const;

  it.each(lists)('at %s are steps that Back undoes', async (...[at, route, item, name]) => {
    const { navigation } = open(at, { [route]: () => ({ ...pageOf([item], 23) }) });
    await screen.findAllByText(name);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(navigation.visited()).toEqual([at, `${at}?page=2`]);
  });

  it.each(lists)('at %s say one thing past the end', async (at, route) => {
    open(`${at}?page=9`, { [route]: () => ({ items: [], total: 23, page: 9, pageSize: 10 }) });
    expect(await screen.findByText('There is nothing left on this page.')).toBeDefined();
    expect(screen.queryByText(/^23 /u)).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the sidebar', () => {
  it('offers what is built, the current one marked, and closes when one goes somewhere', async () => {
    open('/boss/user-management');
    const menu = within(screen.getByRole('navigation', { name: 'Boss area' }));
    for (const name of ['Start', 'Campaign Management', 'User Management', 'Back']) {
      expect(menu.getByRole('link', { name })).toBeDefined();
    }
    expect(menu.getByRole('link', { name: 'User Management' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('button', { name: 'Boss area menu' }));
    await userEvent.click(menu.getByRole('link', { name: 'Start' }));
    expect(screen.getByRole('button', { name: 'Boss area menu' }).getAttribute('aria-expanded')).toBe(
      'false',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Boss area' })).toBeDefined();
  });

  it('leads to no page that is not built', () => {
    const paths = menuGroups.flatMap(({ entries }) => entries.map(({ path }) => path));
    const built = manifest.routes.filter(({ chunk }) => chunk !== undefined).map(({ path }) => path);
    expect(paths.filter((path) => !built.includes(path))).toEqual([]);
  });

  it('logs out on the server first, and stays when that fails', async () => {
    let isDown = true;
    const { navigation, services } = open('/boss/user-management', {
      'post /auth/logout': () => {
        if (isDown) throw refusal(503, 'common.unavailable', 'Try again in a minute.');
        return { message: 'done' };
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(services.toast.shown.get()).toHaveLength(1));
    expect(services.session.get().isLoggedin).toBe(true);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(services.session.get().isLoggedin).toBeNull());
    expect(navigation.location.get().pathname).toBe('/');
  });

  it.each(['/boss/nothing-here', '/boss/exams/subject/6560a0000000000000000001', '/boss/settings'])(
    'stands beside the 404 page at %s',
    async (path) => {
      open(path);
      expect(await screen.findByText('Page Not Found')).toBeDefined();
      expect(screen.queryByText(/still being built/u)).toBeNull();
    },
  );
});

describeRemoteConformance({ remote, user: anAdmin, paths: ['/boss/user-management', '/boss'] });
