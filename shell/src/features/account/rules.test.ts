import { formMessages as auth } from '@pathshala/svc-auth-contract/form-messages';
import { describe, expect, it } from 'vitest';
import { codeProblem, loginBody, loginProblems, signupProblems } from './rules.ts';

const form = {
  username: 'rahim',
  name: '',
  email: 'rahim@example.com',
  password: 'three small words',
  confirmPassword: 'three small words',
};

describe('the checks of the sign-up form', () => {
  it('lets a good form through; the name may stay empty', () => {
    expect(signupProblems(form)).toEqual({});
  });

  it.each([
    [{ username: ' ' }, 'username', 'Enter a username'],
    [{ email: '' }, 'email', 'Enter your email address'],
    [{ password: '', confirmPassword: '' }, 'password', 'Enter the password'],
    [{ email: '' }, 'root', 'Please fill all the fields'],
    [{ confirmPassword: 'other' }, 'confirmPassword', 'Passrord do not match'],
    [{ password: 'five5', confirmPassword: 'five5' }, 'password', 'Password must be at least {n} characters'],
    [{ username: 'ab' }, 'username', 'Username must have {min} to {max} characters'],
    [{ username: 'x'.repeat(160) }, 'username', 'Username must have {min} to {max} characters'],
    [{ username: 'ra him' }, 'username', auth['auth.username-form'].en],
  ] as const)('stops %j at %s', (change, field, text) => {
    const problems = signupProblems({ ...form, ...change });
    expect(problems[field]?.text.en).toBe(text);
  });

  it('takes a username of 3 and of 159 letters [AUTH-01]', () => {
    expect(signupProblems({ ...form, username: 'abc' })).toEqual({});
    expect(signupProblems({ ...form, username: 'x'.repeat(159) })).toEqual({});
  });
});

describe('the log-in form', () => {
  it.each([
    ['rahim@example.com', { email: 'rahim@example.com' }],
    [' rahim@example.com ', { email: 'rahim@example.com' }],
    ['rahim@example', { username: 'rahim@example' }],
    ['ra him@example.com', { username: 'ra him@example.com' }],
    ['rahim', { username: 'rahim' }],
  ])('sends %s as it looks', (identifier, expected) => {
    expect(loginBody({ identifier, password: 'x' })).toEqual({ ...expected, password: 'x' });
  });

  it('wants both fields', () => {
    expect(Object.keys(loginProblems({ identifier: '', password: '' }))).toEqual([
      'identifier',
      'password',
      'root',
    ]);
    expect(loginProblems({ identifier: 'a', password: 'b' })).toEqual({});
  });
});

describe('the code from the mail', () => {
  it('may have Bengali digits and spaces, and has at least four characters', () => {
    expect(codeProblem('12 3')?.text.en).toBe('Please enter a valid OTP');
    expect(codeProblem('১২৩৪')).toBeUndefined();
  });
});
