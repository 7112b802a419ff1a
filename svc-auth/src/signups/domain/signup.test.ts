import { describe, expect, it } from 'vitest';
import { newCode, parseOtp, tryError, secondsUntilResend, type Signup } from './signup.ts';

const signup: Signup = {
  _id: 's1',
  username: 'rahim',
  usernameKey: 'rahim',
  name: 'Rahim',
  email: 'r@example.com',
  emailKey: 'r@example.com',
  passwordHash: 'hash',
  createdAt: 0,
  ...newCode('code-hash', 0),
};

describe('a one-time code', () => {
  it('is valid for ten minutes and allows five tries', () => {
    expect(newCode('h', 1000)).toEqual({
      codeHash: 'h',
      codeExpiresAt: 601_000,
      triesLeft: 5,
      sentAt: 1000,
    });
  });

  it.each([
    [0, 60],
    [1, 60],
    [59_001, 1],
    [60_000, 0],
    [90_000, 0],
  ])('can be sent again after a minute: at %i ms it is %i s more', (now, seconds) => {
    expect(secondsUntilResend(signup, now)).toBe(seconds);
  });

  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['১২৩৪৫৬', '123456'],
    ['123-456', '123456'],
  ])('is parsed from %j as %s', (typed, otp) => {
    expect(parseOtp(typed)).toBe(otp);
  });

  it.each(['', '123', ' 1 2 3 '])('is rejected as too short: %j', (typed) => {
    expect(() => parseOtp(typed)).toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'auth.otp-invalid' }),
    );
  });

  it('explains why a try is not allowed', () => {
    expect(tryError(null, 0)).toMatchObject({ kind: 'gone', code: 'auth.signup-unknown' });
    expect(tryError(signup, 600_000)).toMatchObject({ kind: 'gone', code: 'auth.otp-expired' });
    expect(tryError(signup, 20_000)).toMatchObject({
      kind: 'too-many',
      code: 'auth.otp-tries',
      detail: { retryAfterSeconds: 40 },
    });
  });
});
