import { refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { InvitationPage } from './invitation-page.tsx';

beforeEach(() => sessionStorage.clear());

const invited = { email: 'rina@example.com', name: 'Rina', role: 'admin' } as const;
const over = () => {
  throw refusal(410, 'auth.invitation-invalid', 'This invitation is no longer valid.');
};

type Api = NonNullable<NonNullable<Parameters<typeof renderRemotePart>[1]>['api']>;
const show = (api: Api, at = '/invitation?token=t0ken') => renderRemotePart(<InvitationPage />, { at, api });

async function fill(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Username'), 'rina');
  await userEvent.type(screen.getByLabelText('Password'), 'four red kites');
  await userEvent.type(screen.getByLabelText('Password once more'), 'four red kites');
  await userEvent.click(screen.getByRole('button', { name: 'Create the account' }));
}

describe('the page of an invitation', () => {
  it('takes the token out of the address, creates the account and logs in', async () => {
    const user = { ...invited, _id: 'u1', username: 'rina', permissions: ['marking'] };
    const { api, navigation, services } = show({
      'post /auth/invitation': () => invited,
      'post /auth/invitation/accept': () => user,
    });
    await waitFor(() => expect(navigation.location.get().search).toBe(''));
    await screen.findByText('The invitation is for rina@example.com.');
    await fill();
    await waitFor(() => expect(services.session.get().user).toMatchObject({ permissions: ['marking'] }));
    expect(api.requests.at(-1)?.body).toEqual({
      token: 't0ken',
      name: 'Rina',
      username: 'rina',
      password: 'four red kites',
    });
    expect(navigation.location.get().pathname).toBe('/boss');
  });

  it('does not ask for the used token again when the answers of the new person are read', async () => {
    const user = { ...invited, _id: 'u1', username: 'rina', permissions: ['marking'] };
    const { api, services } = show({
      'post /auth/invitation': () => invited,
      'post /auth/invitation/accept': () => user,
    });
    const { session, queryClient } = services;
    // The shell does the same for the next person.
    session.subscribe(() => {
      if (session.get().user) void queryClient.resetQueries();
    });
    await screen.findByText('The invitation is for rina@example.com.');
    await fill();
    await waitFor(() => expect(session.get().user).toMatchObject({ username: 'rina' }));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(api.requests.filter(({ path }) => path === '/auth/invitation')).toHaveLength(1);
  });

  it('says that the invitation is over, at once or when it ends meanwhile', async () => {
    show({ 'post /auth/invitation': over });
    expect((await screen.findByRole('alert')).textContent).toContain('Ask the school for a new one');
    cleanup();
    show({ 'post /auth/invitation': () => invited, 'post /auth/invitation/accept': over });
    await fill();
    expect((await screen.findByRole('alert')).textContent).toContain('Ask the school for a new one');
    expect(screen.queryByLabelText('Username')).toBeNull();
  });

  it('says so without a call when the address holds no token', () => {
    const { api } = show({}, '/invitation');
    screen.getByRole('link', { name: 'To the home page' });
    expect(api.requests).toEqual([]);
  });
});
