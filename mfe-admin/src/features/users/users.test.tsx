import { anAdmin, refusal } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { batch, course, siteSettings, user } from '../../samples.ts';
import { dialog, open, pageOf } from '../../testing/boss-area.tsx';

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await import('./users-page.tsx');
});

const list = (users: readonly object[], total?: number) => ({
  'get /users': () => pageOf(users, total),
  'get /users/invitations': () => pageOf([]),
  'get /settings': () => siteSettings,
});

async function choose(name: string, action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

describe('the list of users', () => {
  it('sorts by name either way, searches and pages through the address [ADM-08]', async () => {
    const { api, navigation } = open('/boss/user-management?page=2', {
      ...list([user], 26),
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
    const first = api.requests.find(({ path }) => path === '/users');
    expect(first?.query).toEqual({ page: 2, sort: 'name' });
  });

  it('links back to all users from a search without results', async () => {
    const { navigation } = open('/boss/user-management?q=zzz', list([]));
    await userEvent.click(await screen.findByRole('link', { name: 'Show all' }));
    expect(navigation.location.get()).toMatchObject({ pathname: '/boss/user-management', search: '' });
  });

  it('shows the specification’s error text, and tries again [ADM-08]', async () => {
    let isDown = true;
    open('/boss/user-management', {
      ...list([]),
      'get /users': () => {
        if (isDown) throw refusal(500, 'common.internal', 'It does not answer.');
        return pageOf([user]);
      },
    });
    await screen.findByText('Error: An error occurred while fetching users.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('mim@example.com')).not.toBeNull());
  });
});

describe('updating a user', () => {
  const update = async (answer: () => unknown) => {
    const part = open('/boss/user-management', {
      ...list([user]),
      'patch /users/{id}': answer,
    });
    await choose('Mim Akter', 'Update');
    return part;
  };

  it('sends the changed fields only', async () => {
    const { api } = await update(() => ({ ...user, name: 'Mim' }));
    await userEvent.clear(dialog().getByLabelText('Name'));
    await userEvent.type(dialog().getByLabelText('Name'), 'Mim');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests.find(({ method }) => method === 'patch')).toMatchObject({
      params: { id: 'u1' },
      body: { name: 'Mim', rev: 3 },
    });
  });

  it('shows both versions where another administrator has changed the account meanwhile', async () => {
    const { api } = open('/boss/user-management', {
      // Another user: the draft of an earlier test is stored in this browser.
      ...list([{ ...user, _id: 'u7' }]),
      'get /users/{id}': () => ({ ...user, _id: 'u7', name: 'Mim of 9B', rev: 4, changedBy: 'Rahim' }),
      'patch /users/{id}': ({ body }) => {
        if ((body as { rev?: number }).rev === 4) return user;
        throw refusal(409, 'common.edited-meanwhile', 'Rahim changed this meanwhile.');
      },
    });
    await choose('Mim Akter', 'Update');
    await userEvent.clear(dialog().getByLabelText('Name'));
    await userEvent.type(dialog().getByLabelText('Name'), 'Mim of 9A');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await screen.findByText('Mim of 9B');
    expect(api.requests.find(({ method }) => method === 'patch')?.body).toEqual({
      name: 'Mim of 9A',
      rev: 3,
    });
  });

  it('asks before it revokes the role or the account, and shows the server’s error [ADM-08]', async () => {
    const { api } = await update(() => {
      throw refusal(409, 'auth.last-admin', 'There must be at least one administrator.');
    });
    await userEvent.selectOptions(dialog().getByLabelText('Role'), 'student');
    await userEvent.click(dialog().getByLabelText(/May log in/u));
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    dialog().getByText(/no longer be able to open the boss area/u);
    dialog().getByText(/cannot log in again/u);
    expect(api.requests.some(({ method }) => method === 'patch')).toBe(false);
    await userEvent.click(dialog().getByRole('button', { name: 'Yes, save' }));
    await dialog().findByText('There must be at least one administrator.');
    expect(api.requests.find(({ method }) => method === 'patch')?.body).toEqual({
      role: 'student',
      active: false,
      rev: 3,
    });
  });
});

describe('the rights of an administrator', () => {
  it('are given as a list of permissions [ADM-08]', async () => {
    const { api } = open('/boss/user-management', {
      // Another user: the draft of an earlier test is stored in this browser.
      ...list([{ ...user, _id: 'u3', role: 'student' }]),
      'patch /users/{id}': () => ({ ...user, permissions: ['marking', 'support'] }),
    });
    await choose('Mim Akter', 'Update');
    const form = dialog();
    await userEvent.selectOptions(form.getByLabelText('Role'), 'admin');
    await userEvent.click(form.getByLabelText('Only some things'));
    await userEvent.click(form.getByLabelText('Support'));
    await userEvent.click(form.getByLabelText('Marker'));
    await userEvent.click(form.getByText('Save'));
    const change = () => api.requests.find(({ method }) => method === 'patch')?.body;
    await waitFor(() =>
      expect(change()).toEqual({ role: 'admin', permissions: ['marking', 'support'], rev: 3 }),
    );
  });

  it('are limited to courses and batches, and say what is missing [BAT-04]', async () => {
    const teacher = { ...user, _id: 'u4', permissions: ['marking'] };
    const { api } = open('/boss/user-management', {
      ...list([teacher]),
      'get /courses/batches': () => pageOf([{ ...batch, _id: 'b1', name: 'Friday morning' }]),
      'get /admissioncourse/universities': () => pageOf([course]),
      'get /academiccourse/academicCourses': () => pageOf([]),
      'patch /users/{id}': () => ({ ...teacher, limitedTo: { courseIds: [], batchIds: ['b1'] } }),
    });
    await choose('Mim Akter', 'Update');
    const form = dialog();
    await userEvent.click(form.getByLabelText('Only in some courses and batches'));
    await userEvent.click(form.getByText('Save'));
    expect(await form.findAllByText('Choose between 1 and 20 courses and batches.')).not.toHaveLength(0);
    await userEvent.click(form.getByRole('combobox', { name: /^Batches/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'Friday morning', hidden: true }));
    await userEvent.click(form.getByText('Save'));
    const change = () => api.requests.find(({ method }) => method === 'patch')?.body;
    await waitFor(() => expect(change()).toEqual({ limitedTo: { courseIds: [], batchIds: ['b1'] }, rev: 3 }));
  });

  it('are not limited by oneself, and the list shows the limits [BAT-04]', async () => {
    const limited = { ...user, permissions: ['marking'], limitedTo: { courseIds: ['c1'], batchIds: ['b1'] } };
    open('/boss/user-management', list([limited, { ...user, _id: anAdmin._id, name: 'Head' }]));
    await screen.findByText(/Marker \(limited to 2 courses and batches\)/u);
    await choose('Head', 'Update');
    await userEvent.click(dialog().getByLabelText('Only some things'));
    dialog().getByLabelText('Marker');
    expect(dialog().queryByLabelText('Only in some courses and batches')).toBeNull();
  });

  it('are shown in the list, and changed by administrators with all of them', async () => {
    const marker = { ...user, _id: 'u2', name: 'Rina', permissions: ['marking'] };
    open('/boss/user-management', list([marker, { ...user, role: 'student' }]), ['support']);
    await screen.findByText(/Marker/u);
    expect(screen.queryByRole('button', { name: 'Actions for Rina' })).toBeNull();
    await choose('Mim Akter', 'Update');
    expect(dialog().queryByLabelText('Role')).toBeNull();
    dialog().getByLabelText('Name');
  });

  it('hide what they do not include', async () => {
    open('/boss/user-management', {}, ['marking']);
    await screen.findByRole('heading', { name: 'Not among your permissions' });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/boss');
    expect(links).not.toContain('/boss/user-management');
  });
});

describe('what is sent by SMS', () => {
  const use = {
    isOn: true,
    dailyLimit: 2000,
    days: [{ day: '2026-01-15', messages: 3, parts: 4, failed: 1, costPaisa: 105 }],
    latest: [
      {
        _id: 'code-1',
        kind: 'code',
        to: '017•••••678',
        parts: 1,
        state: 'failed',
        reason: 'gateway status 500',
        createdAt: '2026-01-15T10:00:00.000Z',
      },
    ],
  };

  it('is counted by day with its cost, where the school sends SMS [PHN-02]', async () => {
    open('/boss/user-management', {
      ...list([user]),
      'get /settings': () => ({ ...siteSettings, hasSms: true }),
      'get /users/sms': () => use,
      'get /notices/sms-kinds': () => ({
        kinds: [],
        isOn: true,
        costPaisa: 35,
        dailyParts: 1600,
        rev: 1,
        changedAt: null,
        changedBy: null,
      }),
    });
    const table = within(await screen.findByRole('table', { name: 'By day' }));
    expect(table.getByText('৳1.05')).not.toBeNull();
    expect(screen.getByText('gateway status 500')).not.toBeNull();
  });

  it('has notices for the kinds that the school chooses to pay, with the cost [NOT-06]', async () => {
    const chosen = {
      kinds: ['exams'],
      isOn: true,
      costPaisa: 35,
      dailyParts: 1600,
      rev: 4,
      changedAt: null,
      changedBy: null,
    };
    const { api } = open('/boss/user-management', {
      ...list([user]),
      'get /settings': () => ({ ...siteSettings, hasSms: true }),
      'get /users/sms': () => use,
      'get /notices/sms-kinds': () => chosen,
      'put /notices/sms-kinds': ({ body }) => ({ ...chosen, ...(body as object), rev: 5 }),
    });
    const part = within(await screen.findByRole('region', { name: 'Notices by SMS' }));
    await part.findByText(/costs ৳0\.35; notices use at most 1,600 parts a day/u);
    expect(part.getByRole('checkbox', { name: 'An exam in an hour' })).toHaveProperty('checked', true);
    await userEvent.click(part.getByRole('checkbox', { name: 'Payments and fees' }));
    await waitFor(() =>
      expect(api.requests).toContainEqual(
        expect.objectContaining({ method: 'put', body: { kinds: ['exams', 'payments'], rev: 4 } }),
      ),
    );
  });

  it('is not asked for where the school sends none', async () => {
    const { api } = open('/boss/user-management', list([user]));
    await screen.findByText('mim@example.com');
    expect(api.requests.some(({ path }) => path === '/users/sms')).toBe(false);
  });
});

describe('two steps for administrators', () => {
  it('are required after a confirmation, with the other settings as they were [ADM-30]', async () => {
    const { api } = open('/boss/user-management', {
      ...list([user]),
      'put /settings': () => ({ ...siteSettings, requireSecondFactorForAdmins: true }),
    });
    await userEvent.click(
      await screen.findByRole('switch', { name: /^Administrators must log in with two steps/u }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Require two steps' }));
    const saved = () => api.requests.find(({ method }) => method === 'put')?.body;
    await waitFor(() => expect(saved()).toEqual({ ...siteSettings, requireSecondFactorForAdmins: true }));
  });
});

describe('the menu of a user', () => {
  const openUsers = () =>
    open('/boss/user-management', {
      ...list([user]),
      'patch /users/{id}': () => user,
      'get /users/{id}/sessions': () => ({ count: 2 }),
      'post /users/{id}/end-sessions': () => ({ message: 'Done.' }),
      'post /users/{id}/reset-second-factor': () => ({ message: 'Done.' }),
      'post /users/{id}/password-link': () => ({ message: 'Sent.' }),
    });

  it.each([
    ['Log out everywhere', '/users/{id}/end-sessions'],
    ['Deactivate', '/users/{id}'],
    ['Reset two-step log-in', '/users/{id}/reset-second-factor'],
  ])('asks before it does: %s', async (action, path) => {
    const { api } = openUsers();
    await choose('Mim Akter', action);
    const question = await screen.findByRole('dialog');
    expect(api.requests.every(({ method }) => method === 'get')).toBe(true);
    await userEvent.click(within(question).getByRole('button', { name: action }));
    await waitFor(() => expect(api.requests.find(({ method }) => method !== 'get')?.path).toBe(path));
  });

  it('says after a deactivation what it did', async () => {
    const part = open('/boss/user-management', {
      ...list([user]),
      'patch /users/{id}': () => ({ ...user, active: false }),
      'get /users/{id}/sessions': () => ({ count: 0 }),
    });
    await choose('Mim Akter', 'Deactivate');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deactivate' }),
    );
    await waitFor(() =>
      expect(part.services.toast.shown.get().map(({ text }) => text)).toEqual([
        'Mim Akter is deactivated and logged out everywhere.',
      ]),
    );
  });

  it('sends a link for a new password', async () => {
    const { api } = openUsers();
    await choose('Mim Akter', 'Send a password link');
    await waitFor(() => expect(api.requests.at(-1)?.path).toBe('/users/{id}/password-link'));
  });
});

describe('invitations', () => {
  const pending = {
    _id: 'i1',
    email: 'rina@example.com',
    name: 'Rina',
    role: 'admin',
    permissions: ['support'],
    invitedBy: 'Head',
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2026-11-27T10:00:00.000Z',
  };

  it('are sent by mail', async () => {
    const { api } = open('/boss/user-management', { ...list([]), 'post /users/invite': () => pending });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite a person' }));
    await userEvent.type(dialog().getByLabelText('Email'), 'rina@example.com');
    await userEvent.type(dialog().getByLabelText('Name'), 'Rina');
    await userEvent.click(dialog().getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requests.find(({ method }) => method === 'post')?.body).toEqual({
      email: 'rina@example.com',
      name: 'Rina',
      role: 'student',
    });
  });

  it('need an address and a name before anything is sent', async () => {
    const { api } = open('/boss/user-management', list([]));
    await userEvent.click(await screen.findByRole('button', { name: 'Invite a person' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Send the invitation' }));
    expect(await dialog().findAllByText('Fill this in.')).toHaveLength(2);
    expect(api.requests.filter(({ method }) => method === 'post')).toEqual([]);
  });

  const at = '/boss/user-management/invitations';

  it('that are open are listed with the state of their mail, sent again and withdrawn, with an undo [ADM-08]', async () => {
    const { api } = open(`${at}?q=rin&mail=failed&state=expired`, {
      'get /users/invitations': () => pageOf([{ ...pending, mail: 'failed' }]),
      'post /users/invitations/{id}/resend': () => pending,
      'delete /users/invitations/{id}': () => ({ _id: 'i1', undoUntil: '2026-02-02T05:10:00.000Z' }),
      'post /users/invitations/{id}/restore': () => pending,
    });
    const row = within((await screen.findByText('Rina')).closest('tr')!);
    row.getByText('Administrator: Support');
    row.getByText('could not be sent');
    expect(api.requests[0]?.query).toEqual({
      page: 1,
      sort: '-invited',
      q: 'rin',
      mail: 'failed',
      state: 'expired',
    });
    await choose('rina@example.com', 'Send again');
    await choose('rina@example.com', 'Withdraw');
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.requests.filter(({ method }) => method !== 'get').map(({ path }) => path)).toEqual([
        '/users/invitations/{id}/resend',
        '/users/invitations/{id}',
        '/users/invitations/{id}/restore',
      ]),
    );
  });

  const withoutEmail = { ...pending, _id: 'i9', email: '', mobile: '01712345678', role: 'student' };
  const shown = {
    _id: 'i9',
    name: 'Rina',
    mobile: '01712345678',
    url: 'https://school.example/invitation?token=t0ken',
    expiresAt: '2026-11-27T10:00:00.000Z',
  };

  it('are made by a mobile number alone [PHN-03]', async () => {
    const { api } = open('/boss/user-management', { ...list([]), 'post /users/invite': () => withoutEmail });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite a person' }));
    await userEvent.type(dialog().getByLabelText('Mobile'), '01712345678');
    await userEvent.type(dialog().getByLabelText('Name'), 'Rina');
    await userEvent.click(dialog().getByRole('button', { name: 'Send the invitation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = { email: '', mobile: '01712345678', name: 'Rina', role: 'student' };
    expect(api.requests.find(({ method }) => method === 'post')?.body).toEqual(body);
  });

  it('without an email are shown as a QR code [PHN-03]', async () => {
    const { api } = open(at, {
      'get /users/invitations': () => pageOf([withoutEmail]),
      'post /users/invitations/links': () => ({ items: [shown] }),
    });
    const row = within((await screen.findByText('01712345678')).closest('tr')!);
    row.getByText('no email');
    await choose('Rina', 'Show the QR code');
    await screen.findByRole('img', { name: 'QR code of Rina' });
    expect(api.requests.at(-1)?.body).toEqual({ ids: ['i9'] });
  });

  it('without an email are printed as a sheet of QR codes [PHN-03]', async () => {
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    const { api } = open(at, {
      'get /users/invitations': () => pageOf([withoutEmail]),
      'post /users/invitations/links': () => ({ items: [shown] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Print QR codes' }));
    await waitFor(() => expect(print).toHaveBeenCalled());
    expect(api.requests.filter(({ query }) => query?.['by'] === 'qr')).toHaveLength(1);
    print.mockRestore();
  });

  it('are sent again all at once, those on other pages too', async () => {
    const all = Array.from({ length: 12 }, (_, n) => ({
      ...pending,
      _id: `i${n}`,
      email: `p${n}@example.com`,
    }));
    const { api } = open(at, {
      'get /users/invitations': ({ query }: { query: { page?: number; pageSize?: number } }) => {
        const { page = 1, pageSize = 10 } = query;
        const items = all.slice((page - 1) * pageSize, page * pageSize);
        return { items, total: 12, page, pageSize };
      },
      'post /users/invitations/{id}/resend': ({ params }) => ({ ...pending, _id: params['id'] }),
    });
    await userEvent.click(await screen.findByLabelText('Select all rows of this page'));
    await userEvent.click(await screen.findByRole('button', { name: /12/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await screen.findByRole('dialog', { name: 'Send 12 invitations again?' });
    await userEvent.click(dialog().getByRole('button', { name: 'Send again' }));
    await screen.findByText('12 done.');
    expect(api.requests.filter(({ method }) => method === 'post')).toHaveLength(12);
  });
});
