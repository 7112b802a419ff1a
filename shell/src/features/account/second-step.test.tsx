import { Link, Route, Routes } from '@pathshala/web-kit/router';
import { aStudent, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LoginPage } from './login-page.tsx';
import { SecondStepPage } from './second-step-page.tsx';

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the second step of a log-in', () => {
  it('follows the password, and keeps the page that asked for the log-in', async () => {
    const { navigation, services } = renderRemotePart(<LoginPage />, {
      at: '/login?next=%2Fprofile',
      api: { 'post /auth/login': () => ({ secondFactor: true, methods: ['totp', 'recovery-code'] }) },
    });
    await userEvent.type(screen.getByLabelText('Username or email'), 'rahim');
    await userEvent.type(screen.getByLabelText('Password'), 'three blue boats');
    await click('Log in');
    await waitFor(() => expect(navigation.location.get().pathname).toBe('/login/second-step'));
    expect(navigation.location.get().search).toBe('?next=%2Fprofile');
    expect(services.session.get().isLoggedin).toBeNull();
  });

  it('sends the code with its last digit, which logs in', async () => {
    const { api, services } = renderRemotePart(<SecondStepPage />, {
      at: '/login/second-step?next=%2Fprofile',
      api: { 'post /auth/second-factor': () => aStudent },
    });
    await userEvent.type(screen.getByLabelText('Code of the app'), '১২৩৪৫৬');
    await waitFor(() => expect(services.session.get().user).toEqual(aStudent));
    expect(api.requests.map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });

  it('takes a recovery code, says what is missing, and offers the log-in again when the time is over', async () => {
    const { api } = renderRemotePart(<SecondStepPage />, {
      at: '/login/second-step',
      api: {
        'post /auth/second-factor': () => {
          throw refusal(410, 'auth.second-step-over', 'The time for the second step is over.');
        },
      },
    });
    await click('I do not have the app at hand');
    await click('Log in');
    await screen.findByText('Enter a recovery code');
    expect(api.requests).toEqual([]);
    await userEvent.type(screen.getByLabelText('Recovery code'), '102a2-22222');
    await click('Log in');
    await screen.findByText('The time for the second step is over.');
    expect(screen.getAllByRole('link', { name: 'Back to the log-in' })[0]).toHaveProperty(
      'pathname',
      '/login',
    );
  });

  it('says why a passkey cannot finish the log-in here, where it alone would', async () => {
    renderRemotePart(
      <Routes>
        <Route
          path="/login"
          element={
            <Link to="/login/second-step" state={{ methods: ['passkey'] }}>
              On
            </Link>
          }
        />
        <Route path="/login/second-step" element={<SecondStepPage />} />
      </Routes>,
      { at: '/login' },
    );
    await userEvent.click(screen.getByRole('link', { name: 'On' }));
    const reasons = await screen.findAllByText(
      /Passkeys need a site with a name|This browser has no passkeys/u,
    );
    expect(reasons).toHaveLength(1);
  });
});
