import { refusal } from '@pathshala/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { dialog, open, pageOf, user } from '../../testing/boss-area.tsx';
import { texts } from '../../texts.ts';

beforeAll(async () => {
  // Pages are chunks; the first import takes longer than a test waits.
  await Promise.all([texts.load('en'), import('./users-page.tsx')]);
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

  it('links back to all users from a search without results', async () => {
    const { navigation } = open('/boss/user-management?q=zzz', { 'get /users': () => pageOf([]) });
    await userEvent.click(await screen.findByRole('link', { name: 'Show all' }));
    expect(navigation.location.get()).toMatchObject({ pathname: '/boss/user-management', search: '' });
  });

  it('shows the specification’s error text, and tries again', async () => {
    let isDown = true;
    open('/boss/user-management', {
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
      'get /users': () => pageOf([user]),
      'patch /users/{id}': answer,
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Update/u }));
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
      body: { name: 'Mim' },
    });
  });

  it('asks before it revokes the role or the account, and shows the server’s error', async () => {
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
    });
  });
});
