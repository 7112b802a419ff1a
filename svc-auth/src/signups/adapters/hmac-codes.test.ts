import { describe, expect, it } from 'vitest';
import { createHmacCodes } from './hmac-codes.ts';

describe('one-time codes', () => {
  const codes = createHmacCodes('a secret of at least thirty-two characters');
  const signup = {
    _id: 's1',
    username: '',
    usernameKey: '',
    name: '',
    email: '',
    emailKey: '',
    passwordHash: '',
    createdAt: 0,
    codeExpiresAt: 0,
    triesLeft: 5,
    sentAt: 0,
  };

  it('have six digits and are stored as a hash', () => {
    const { code, codeHash } = codes.create('s1');
    expect(code).toMatch(/^\d{6}$/);
    expect(codeHash).not.toContain(code);
    expect(codes.matches({ ...signup, codeHash }, code)).toBe(true);
  });

  it('match only the sign-up they were created for', () => {
    const { code, codeHash } = codes.create('s1');
    expect(codes.matches({ ...signup, _id: 's2', codeHash }, code)).toBe(false);
    expect(codes.matches({ ...signup, codeHash }, code === '000000' ? '000001' : '000000')).toBe(false);
  });
});
