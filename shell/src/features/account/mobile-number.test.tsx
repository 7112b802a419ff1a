import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { Route, Routes } from '@pathshala/web-kit/router';
import { refusal, renderRemotePart, type RenderOptions } from '@pathshala/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { LoginPage } from './login-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { contactBody, signupProblems } from './rules.ts';
import { SignupPage } from './signup-page.tsx';
import { VerifyPage } from './verify-page.tsx';

beforeEach(() => sessionStorage.clear());

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The account pages of a school that sends SMS. */
function show(at: string, api: RenderOptions['api'] = {}, language: 'en' | 'bn' = 'en') {
  const part = renderRemotePart(
    <Routes>
      <Route path="/signup" element={<SignupPage />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="/verifyotp" element={<VerifyPage />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
    </Routes>,
    { at, api, language },
  );
  const settings = { ...defaultSiteSettings, hasSms: true };
  act(() => void part.services.queryClient.setQueryData(['/settings', {}], settings));
  return part;
}

async function fillSignup(contact: string) {
  await userEvent.type(screen.getByLabelText('Username'), 'nusrat');
  await userEvent.type(screen.getByLabelText('Mobile number or email'), contact);
  await userEvent.type(screen.getByLabelText('Password'), 'three blue boats');
  await userEvent.type(screen.getByLabelText('Password once more'), 'three blue boats');
  await click('Sign up');
}

describe('the account pages of a school that sends SMS', () => {
  it('takes a mobile number at the sign-up, and leads to the code [PHN-01]', async () => {
    const message = 'We have sent a code to 01712345678 by SMS.';
    const { api } = show('/signup', { 'post /auth/signup': () => ({ message, resendAfterSeconds: 60 }) });
    await fillSignup('০১৭১২-৩৪৫৬৭৮');
    await screen.findByText(message);
    screen.getByLabelText('Code from the SMS or mail');
    const body = { username: 'nusrat', name: '', mobile: '০১৭১২-৩৪৫৬৭৮', password: 'three blue boats' };
    expect(api.requests.find(({ path }) => path === '/auth/signup')?.body).toEqual(body);
  });

  it('stops a number that is too short, before it is sent', async () => {
    const { api } = show('/signup');
    await fillSignup('0171234567');
    await screen.findByText('Write a mobile number of Bangladesh, such as 01712345678.');
    expect(api.requests).toEqual([]);
  });

  it('sends a code for a forgotten password, and takes it with the new one [PHN-01]', async () => {
    const message = 'If there is an account with this number, a code is on its way by SMS.';
    const { api } = show('/forgot-password', {
      'post /auth/forgot': () => ({ message, request: 'r3quest' }),
      'post /auth/reset': () => ({ message: 'Your new password is set.' }),
    });
    await userEvent.type(screen.getByLabelText('Username, mobile number or email'), '01712345678');
    await click('Send it to me');
    await screen.findByText(message);
    await userEvent.type(screen.getByLabelText('Code from the SMS'), '123456');
    await userEvent.type(screen.getByLabelText('New password'), 'four red kites');
    await userEvent.type(screen.getByLabelText('Password once more'), 'four red kites');
    await click('Save the new password');
    await screen.findByText('Your new password is set.');
    const body = { token: 'r3quest.123456', password: 'four red kites' };
    expect(api.requests.at(-1)?.body).toEqual(body);
  });

  it('keeps the passwords when the code is wrong, and offers a new code', async () => {
    const wrong = () => {
      const text = 'This code is not right, or its time is over.';
      throw Object.assign(refusal(422, 'auth.sms-code-wrong', text), { fields: { otp: text } });
    };
    show('/forgot-password', {
      'post /auth/forgot': () => ({ message: 'On its way.', request: 'r3quest' }),
      'post /auth/reset': wrong,
    });
    await userEvent.type(screen.getByLabelText('Username, mobile number or email'), '01712345678');
    await click('Send it to me');
    await userEvent.type(await screen.findByLabelText('Code from the SMS'), '123456');
    await userEvent.type(screen.getByLabelText('New password'), 'four red kites');
    await userEvent.type(screen.getByLabelText('Password once more'), 'four red kites');
    await click('Save the new password');
    await screen.findByText('This code is not right, or its time is over.');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'four red kites');
    expect(screen.getByRole('link', { name: 'Ask for a new code' })).toHaveProperty(
      'pathname',
      '/forgot-password',
    );
  });

  it('lets the owner of a number past a lock by a code', async () => {
    const locked = () => {
      throw Object.assign(refusal(429, 'auth.login-locked', 'Too many wrong tries.'), { retryAfter: 60 });
    };
    const { api } = show('/login', {
      'post /auth/login': locked,
      'post /auth/unlock-link': () => ({ message: 'A code is on its way.', request: 'r3quest' }),
      'post /auth/unlock': () => ({ message: 'This browser is known now.' }),
    });
    await userEvent.type(screen.getByLabelText('Username, mobile number or email'), '01712345678');
    await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Send it to me' }));
    await userEvent.type(await screen.findByLabelText('Code from the SMS'), '123456');
    await screen.findByText('This browser is known now.');
    expect(api.requests.at(-1)?.body).toEqual({ token: 'r3quest.123456' });
  });

  it('leads an unproved number from the log-in to the code', async () => {
    show('/login', {
      'post /auth/login': () => {
        throw refusal(403, 'auth.unverified-mobile', 'Your number is not verified yet.');
      },
    });
    await userEvent.type(screen.getByLabelText('Username, mobile number or email'), '01712345678');
    await userEvent.type(screen.getByLabelText('Password'), 'right{Enter}');
    expect(await screen.findByRole('link', { name: 'Enter the code' })).toHaveProperty(
      'pathname',
      '/verifyotp',
    );
  });

  it('speaks Bengali', async () => {
    show('/signup', {}, 'bn');
    expect(await screen.findByLabelText('মোবাইল নম্বর বা ইমেইল')).not.toBeNull();
  });
});

describe('the account pages of a school that sends none', () => {
  it('ask for an address alone, as before', () => {
    renderRemotePart(<SignupPage />, { at: '/signup' });
    screen.getByLabelText('Email');
    expect(screen.queryByLabelText('Mobile number or email')).toBeNull();
    expect(contactBody('01712345678', false)).toEqual({ email: '01712345678' });
  });

  it('has the rules of the form for either', () => {
    const form = {
      username: 'nusrat',
      name: '',
      email: '',
      password: 'a b c d e',
      confirmPassword: 'a b c d e',
    };
    expect(signupProblems(form, { hasSms: true }).email?.text.en).toBe(
      'Enter your mobile number or email address',
    );
    expect(signupProblems({ ...form, email: 'no number' }, { hasSms: true }).email).toBeUndefined();
    expect(contactBody(' +880 1712 345678 ', true)).toEqual({ mobile: '+880 1712 345678' });
  });
});
