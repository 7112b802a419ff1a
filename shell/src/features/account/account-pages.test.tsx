import { Route, Routes, useLocation } from '@pathshala/web-kit/router';
import { anAdmin, aStudent, refusal, renderRemotePart, type RenderOptions } from '@pathshala/web-kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { LoginPage } from './login-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { SignupPage } from './signup-page.tsx';
import { UnlockPage } from './unlock-page.tsx';
import { clearDraftAtLogIn } from './use-form-draft.ts';
import { VerifyPage } from './verify-page.tsx';

beforeEach(() => sessionStorage.clear());

const over = () => {
  throw refusal(410, 'auth.link-invalid', 'This link is no longer valid.');
};
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the page for a forgotten password', () => {
  const show = (options: RenderOptions = {}) => renderRemotePart(<ForgotPasswordPage />, options);

  it('asks for the link and says what the server says, without leaving', async () => {
    const message = 'If there is an account for this, a mail is on its way.';
    const { api } = show({ api: { 'post /auth/forgot': () => ({ message }) } });
    await userEvent.type(screen.getByLabelText('Username or email'), ' rahim@example.com ');
    await click('Mail me a link');
    expect((await screen.findByRole('status')).textContent).toBe(message);
    expect(api.requests.at(-1)?.body).toEqual({ email: 'rahim@example.com' });
    expect(screen.getByRole('link', { name: 'Back to the log-in' })).toHaveProperty('pathname', '/login');
  });

  it('says what is missing beside the field, and the fixed sentence once', async () => {
    const { api } = show();
    await click('Mail me a link');
    await screen.findByText('Enter your username or email');
    expect(screen.getAllByText('Please fill all the fields')).toHaveLength(1);
    expect(api.requests).toEqual([]);
  });

  it('speaks Bengali', () => {
    show({ language: 'bn' });
    screen.getByRole('button', { name: 'ইমেইলে লিংক পাঠান' });
    expect(screen.getByRole('heading').textContent).toBe('পাসওয়ার্ড ভুলে গেছেন?');
  });
});

describe('the page for a new password', () => {
  const show = (options: RenderOptions = {}) =>
    renderRemotePart(<ResetPasswordPage />, { at: '/reset-password?token=t0ken', ...options });
  const fill = async (password: string, confirm = password) => {
    await userEvent.type(screen.getByLabelText('New password'), password);
    await userEvent.type(screen.getByLabelText('Password once more'), confirm);
    await click('Save the new password');
  };

  it('takes the token out of the address and sends it with the password [AUTH-08]', async () => {
    const { api, navigation, services } = show({
      user: aStudent,
      api: { 'post /auth/reset': () => ({ message: 'Your new password is set.' }) },
    });
    await waitFor(() => expect(navigation.location.get().search).toBe(''));
    expect(navigation.visited().join(' ')).not.toContain('t0ken');
    await fill('four red kites');
    expect((await screen.findByRole('status')).textContent).toBe('Your new password is set.');
    expect(api.requests.at(-1)?.body).toEqual({ token: 't0ken', password: 'four red kites' });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveProperty('pathname', '/login');
    expect(services.session.get().isLoggedin).toBeNull();
  });

  it.each([
    ['', '', 'Enter the password'],
    ['five5', 'five5', 'Password must be at least 6 characters'],
    ['four red kites', 'four red kite', 'Passrord do not match'],
    ['Pathshala1', 'Pathshala1', /name of this site/u],
  ])('stops %j and %j before they are sent', async (password, confirm, text) => {
    const { api } = show();
    if (password !== '') await userEvent.type(screen.getByLabelText('New password'), password);
    if (confirm !== '') await userEvent.type(screen.getByLabelText('Password once more'), confirm);
    await click('Save the new password');
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(api.requests).toEqual([]);
  });

  it('keeps the form when the server refuses the password', async () => {
    show({
      api: {
        'post /auth/reset': () => {
          throw refusal(422, 'auth.password-common', 'This password is one of the most common.');
        },
      },
    });
    await fill('dragon77');
    await screen.findByText('This password is one of the most common.');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'dragon77');
  });

  it('says that the link is over, and offers a new one [AUTH-08]', async () => {
    show({ api: { 'post /auth/reset': over } });
    await fill('four red kites');
    const link = await screen.findByRole('link', { name: 'Ask for a new link' });
    expect(link).toHaveProperty('pathname', '/forgot-password');
    expect(screen.getByRole('alert').textContent).toContain('no longer valid');
  });

  it('offers a new link at once when the address holds none', () => {
    show({ at: '/reset-password' });
    screen.getByRole('link', { name: 'Ask for a new link' });
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});

describe('a log-in', () => {
  const Here = () => <output>{useLocation().pathname}</output>;
  const logInAs = (user: typeof aStudent, at: string) =>
    renderRemotePart(
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="*" element={<Here />} />
      </Routes>,
      { at, user },
    );

  it.each([
    [anAdmin, '/login', '/boss'],
    [anAdmin, '/login?next=%2Fcourses', '/courses'],
    [aStudent, '/login', '/'],
  ])('of $role at %s leads to %s', async (user, at, path) => {
    logInAs(user, at);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(path));
  });
});

describe('a log-in that the server puts off', () => {
  const putOff = (retryAfter: number) =>
    Object.assign(refusal(503, 'common.unavailable', 'Try again in a minute.'), { retryAfter });
  const enter = async () => {
    await userEvent.type(screen.getByLabelText('Username or email'), 'rahim');
    await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
  };

  it('is tried again by itself', async () => {
    const answers = [putOff(0), putOff(0)];
    const { services, api } = renderRemotePart(<LoginPage />, {
      at: '/login',
      api: {
        'post /auth/login': () => {
          const refused = answers.shift();
          if (refused) throw refused;
          return aStudent;
        },
      },
    });
    await enter();
    await waitFor(() => expect(services.session.get().user).toEqual(aStudent));
    expect(api.requests.filter(({ path }) => path === '/auth/login')).toHaveLength(3);
    expect(screen.queryByText('Try again in a minute.')).toBeNull();
  });

  it('says how long it waits, and stops on request with the server’s words [AUTH-03]', async () => {
    const { api } = renderRemotePart(<LoginPage />, {
      at: '/login',
      api: {
        'post /auth/login': () => {
          throw putOff(60);
        },
      },
    });
    await enter();
    expect((await screen.findByRole('status')).textContent).toContain('tried again by itself');
    screen.getByText(/^Next try in 0[12]:\d\d$/u);
    expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBe('true');
    await click('Stop trying');
    await screen.findByText('Try again in a minute.');
    expect(screen.queryByText(/Next try/u)).toBeNull();
    expect(api.requests.filter(({ path }) => path === '/auth/login')).toHaveLength(1);
  });

  it('shows the refusal after five more tries', async () => {
    const { api } = renderRemotePart(<LoginPage />, {
      at: '/login',
      api: {
        'post /auth/login': () => {
          throw putOff(0);
        },
      },
    });
    await enter();
    await screen.findByText('Try again in a minute.');
    expect(api.requests.filter(({ path }) => path === '/auth/login')).toHaveLength(6);
  });
});

describe('an account that is locked', () => {
  const locked = () => {
    const error = refusal(429, 'auth.login-locked', 'Too many wrong tries. Please wait 60 seconds.');
    throw Object.assign(error, { retryAfter: 60 });
  };

  it('is offered a link by mail on the log-in page [AUTH-03]', async () => {
    const message = 'If there is an account for this, a mail is on its way.';
    const { api } = renderRemotePart(<LoginPage />, {
      at: '/login',
      api: { 'post /auth/login': locked, 'post /auth/unlock-link': () => ({ message }) },
    });
    await userEvent.type(screen.getByLabelText('Username or email'), 'rahim');
    await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Mail me a link' }));
    expect((await screen.findByRole('status')).textContent).toBe(message);
    expect(api.requests.at(-1)).toMatchObject({ path: '/auth/unlock-link', body: { username: 'rahim' } });
    screen.getByText(/^Too many wrong passwords. Log-in is locked until \d{1,2}:\d\d [ap]m\.$/u);
    screen.getByText('Time left: 01:00');
  });

  it('opens to this browser by the link, when its owner presses the button and not before', async () => {
    const { api, navigation } = renderRemotePart(<UnlockPage />, {
      at: '/unlock?token=t0ken',
      api: { 'post /auth/unlock': () => ({ message: 'This browser is known now.' }) },
    });
    await waitFor(() => expect(navigation.location.get().search).toBe(''));
    expect(api.requests).toEqual([]);
    await click('This is my browser');
    expect((await screen.findByRole('status')).textContent).toBe('This browser is known now.');
    expect(api.requests.at(-1)?.body).toEqual({ token: 't0ken' });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveProperty('pathname', '/login');
  });

  it('offers a new link when this one is over', async () => {
    renderRemotePart(<UnlockPage />, { at: '/unlock?token=t', api: { 'post /auth/unlock': over } });
    await click('This is my browser');
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveProperty(
      'pathname',
      '/login',
    );
  });
});

describe('the sign-up', () => {
  it('says beside each field what is missing, and the fixed sentence once', async () => {
    renderRemotePart(<SignupPage />, { at: '/signup' });
    await click('Sign up');
    for (const text of ['Enter a username', 'Enter your email address', 'Enter the password']) {
      await screen.findByText(text);
    }
    expect(screen.getAllByText('Please fill all the fields')).toHaveLength(1);
  });

  it('stops the own name as a password', async () => {
    const { api } = renderRemotePart(<SignupPage />, { at: '/signup' });
    await userEvent.type(screen.getByLabelText('Username'), 'nusrat');
    await userEvent.type(screen.getByLabelText('Email'), 'n@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'Nusrat2007');
    await userEvent.type(screen.getByLabelText('Password once more'), 'Nusrat2007');
    await click('Sign up');
    await screen.findByText(/are easy to guess/u);
    expect(api.requests).toEqual([]);
  });
});

describe('what was typed', () => {
  it('is there after a reload and on the next page, but no password', async () => {
    const first = renderRemotePart(<SignupPage />, { at: '/signup' });
    await userEvent.type(screen.getByLabelText('Username'), 'nusrat');
    await userEvent.type(screen.getByLabelText('Password'), 'three blue boats');
    screen.getByText('Strong');
    expect(JSON.stringify(sessionStorage)).not.toContain('boats');
    cleanup();
    renderRemotePart(<SignupPage />, { at: '/signup' });
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'nusrat');
    expect(document.activeElement).toBe(screen.getByLabelText('Your name (optional)'));
    expect(first.api.requests).toEqual([]);
  });
});

describe('a draft', () => {
  it('ends with a log-in of any kind', () => {
    const { services } = renderRemotePart(<SignupPage />, { at: '/signup' });
    sessionStorage.setItem('account-draft', '{"identifier":"nusrat"}');
    const stop = clearDraftAtLogIn(services.session);
    act(() => services.session.failed('Try again.'));
    expect(sessionStorage.getItem('account-draft')).not.toBeNull();
    act(() => services.session.loggedIn(aStudent));
    expect(sessionStorage.getItem('account-draft')).toBeNull();
    stop();
  });
});

describe('a password', () => {
  it('can be pasted, and is named for password managers', async () => {
    renderRemotePart(<SignupPage />, { at: '/signup' });
    const fresh = screen.getByLabelText('Password');
    await userEvent.click(fresh);
    await userEvent.paste('three blue boats');
    expect(fresh).toHaveProperty('value', 'three blue boats');
    expect(fresh).toHaveProperty('autocomplete', 'new-password');
    cleanup();
    renderRemotePart(<LoginPage />, { at: '/login' });
    expect(screen.getByLabelText('Password')).toHaveProperty('autocomplete', 'current-password');
  });
});

describe('the code page', () => {
  it('sends a pasted code at once, and is empty with the tries left after a wrong one [AUTH-02]', async () => {
    const wrong = () => {
      const left = 'This code is not right. Tries left: 4.';
      throw Object.assign(refusal(422, 'auth.otp-wrong', left), { fields: { otp: left } });
    };
    const { api } = renderRemotePart(<VerifyPage />, {
      at: '/verifyotp?next=%2Fprofile',
      api: { 'post /auth/verify': wrong },
    });
    const code = screen.getByLabelText('Code from the mail');
    expect(document.activeElement).toBe(code);
    await userEvent.paste('১২৩ ৪৫৬');
    await screen.findByText('This code is not right. Tries left: 4.');
    expect(api.requests.at(-1)?.body).toEqual({ otp: '123456' });
    expect(code).toHaveProperty('value', '');
    expect(document.activeElement).toBe(code);
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveProperty('search', '?next=%2Fprofile');
  });

  it('claims no mail where it knows of none, and leads to the sign-up', () => {
    renderRemotePart(<VerifyPage />, { at: '/verifyotp' });
    expect(screen.queryByText(/We have mailed|We have sent/u)).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveProperty('pathname', '/signup');
  });

  it('shows a long wait in minutes', async () => {
    const again = () => {
      const error = refusal(429, 'auth.resend-early', 'A new code can be sent later.');
      return Promise.reject(Object.assign(error, { retryAfter: 3300 }));
    };
    renderRemotePart(<VerifyPage />, { at: '/verifyotp', api: { 'post /auth/resend': again } });
    await click('Send a new code');
    await screen.findByText('A new code can be sent in 55 minutes');
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  });
});
