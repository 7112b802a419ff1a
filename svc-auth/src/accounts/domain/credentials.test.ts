import { emailKeyOf, looksLikeEmail } from '@pathshala/rules/email';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { assert, pre, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireValidSignup, usernameKeyOf, type SignupForm } from './credentials.ts';

const policy = { minimum: 6, common: new Set(['password', 'qwerty', '123456']) };
const good: SignupForm = {
  username: 'rahim',
  name: 'Rahim Uddin',
  email: 'rahim@example.com',
  password: 'three blue boats',
};

function codeOf(change: Partial<SignupForm>): string | undefined {
  try {
    requireValidSignup({ ...good, ...change }, policy);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'invalid') return error.code;
    throw error;
  }
  return undefined;
}

describe('checking a sign-up', () => {
  it.each(['username', 'email', 'password'] as const)('requires %s', (field) => {
    expect(codeOf({ [field]: '' })).toBe('auth.fields-required');
  });

  it('names every empty field', () => {
    expect(() => requireValidSignup({ username: ' ', name: '', email: '', password: '' }, policy)).toThrow(
      expect.objectContaining({
        detail: {
          fields: {
            email: 'auth.email-missing',
            username: 'auth.username-missing',
            password: 'auth.password-missing',
          },
        },
      }),
    );
  });

  it.each([
    [2, 'auth.username-length'],
    [3, undefined],
    [159, undefined],
    [160, 'auth.username-length'],
  ])('applies the limits to a username of %i characters', (length, code) => {
    expect(codeOf({ username: 'ক'.repeat(length) })).toBe(code);
  });

  it.each([
    [5, 'auth.password-short'],
    [6, undefined],
    [128, undefined],
    [129, 'auth.password-long'],
  ])('applies the limits to a password of %i characters', (length, code) => {
    expect(codeOf({ password: 'ঢ'.repeat(length) })).toBe(code);
  });

  it('rejects a common password in any spelling', () => {
    expect(codeOf({ password: 'PassWord' })).toBe('auth.password-common');
    expect(codeOf({ password: 'ｑｗｅｒｔｙ' })).toBe('auth.password-common');
    expect(codeOf({ password: '১২৩৪৫৬' })).toBe('auth.password-common');
  });

  it('applies a higher minimum of the school', () => {
    expect(() => requireValidSignup({ ...good, password: 'sevensv' }, { ...policy, minimum: 8 })).toThrow(
      expect.objectContaining({ code: 'auth.password-short' }),
    );
  });

  it.each([
    'no-at-sign',
    'two words@example.com',
    'a@b',
    '@example.com',
    'a,b@example.com',
    'a<b@example.com>',
    'a，b@example.com',
    'a\u200b@example.com',
    `${'x'.repeat(250)}@example.com`,
  ])('refuses %s as an email', (email) => {
    expect(codeOf({ email })).toBe('auth.email-invalid');
  });

  it.each(['with space', 'at@sign', 'tab\there', 'right\u202Eleft'])(
    'refuses %j as a username',
    (username) => {
      expect(codeOf({ username })).toBe('auth.username-form');
    },
  );

  it('uses the username as the name where no name is given', () => {
    expect(requireValidSignup({ ...good, name: '  ' }, policy).name).toBe('rahim');
  });

  it.each([
    ['Rahim\r\nUddin', 'Rahim Uddin'],
    ['\u202eRahim', 'Rahim'],
    ['ক্\u200dষ', 'ক্\u200dষ'],
  ])('cleans the name %j', (name, cleaned) => {
    expect(requireValidSignup({ ...good, name }, policy).name).toBe(cleaned);
  });

  it.each(['Win at https://bad.example', 'see WWW.bad.example'])('rejects the name %j', (name) => {
    expect(codeOf({ name })).toBe('auth.name-form');
  });

  it('stores the typed text and derives one key from all its spellings', () => {
    expect(
      requireValidSignup({ ...good, username: ' Rahim ', email: ' Rahim@Example.COM ' }, policy),
    ).toMatchObject({
      username: 'Rahim',
      usernameKey: 'rahim',
      email: 'Rahim@Example.COM',
      emailKey: 'rahim@example.com',
    });
  });
});

describe('the name of an account without a name in its form', () => {
  it.each([
    ['rahim', 'rahim'],
    ['rahim.uddin_99', 'rahim uddin 99'],
    ['visit.evil.example/x', 'visit evil example x'],
    ['০১৭১২৩', 'Student'],
    ['***', 'Student'],
    ['x'.repeat(159), 'x'.repeat(100)],
  ])('is made of the username %s', (username, name) => {
    const form = { username, name: '', email: 'a@b.example', password: 'three blue boats' };
    expect(requireValidSignup(form, policy).name).toBe(name);
  });
});

describe('the keys of names and addresses', () => {
  it('are idempotent', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        expect(usernameKeyOf(usernameKeyOf(text))).toBe(usernameKeyOf(text));
        expect(emailKeyOf(emailKeyOf(text))).toBe(emailKeyOf(text));
      }),
    );
  });

  it('never equal the form of an email for a username', () => {
    assert(
      property(string({ unit: 'grapheme', minLength: 3, maxLength: 20 }), (username) => {
        pre(codeOf({ username }) === undefined);
        expect(looksLikeEmail(username.trim())).toBe(false);
      }),
    );
  });
});
