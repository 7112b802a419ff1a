import { MemoryRouter } from 'react-router-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Providers } from '../remote/providers.tsx';
import { createFakeApi, refusal } from '../testing/fake-api.ts';
import { aStudent, createFakeServices } from '../testing/fake-services.ts';
import { DeveloperBar } from './developer-bar.tsx';

describe('the bar above a remote on a page of its own', () => {
  it('logs in, says so when that is refused, and logs out', async () => {
    const api = createFakeApi({
      'post /auth/login': ({ body }) => {
        if ((body as { password: string }).password === 'right') return aStudent;
        throw refusal(401, 'auth.wrong', 'Wrong password');
      },
      'post /auth/logout': () => ({ message: 'Logged out.' }),
    });
    render(
      <MemoryRouter>
        <Providers services={createFakeServices({ api })}>
          <DeveloperBar />
        </Providers>
      </MemoryRouter>,
    );
    await userEvent.type(screen.getByLabelText('Username or email'), 'rahim');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    await screen.findByText('Wrong password');
    await userEvent.clear(screen.getByLabelText('Password'));
    await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
    await screen.findByText('Rahim Uddin (student)');
    expect(api.requests.at(-1)?.body).toEqual({ username: 'rahim', password: 'right' });
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByLabelText('Username or email');
  });
});
