import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createArgon2Passwords } from './argon2-passwords.ts';
import { createHmacCodes } from './hmac-codes.ts';

describe('passwords', () => {
  const passwords = createArgon2Passwords();

  it('are hashed by argon2id with 19 MiB, two passes and one lane, each with its own salt', async () => {
    const [one, two] = await Promise.all([
      passwords.hash('three blue boats'),
      passwords.hash('three blue boats'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(parseOptions(one)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(one).not.toBe(two);
  });

  it('match their own hash only, and nothing matches no hash', async () => {
    const hash = await passwords.hash('three blue boats');
    await expect(passwords.matches(hash, 'three blue boats')).resolves.toBe(true);
    await expect(passwords.matches(hash, 'three blue boat')).resolves.toBe(false);
    await expect(passwords.matches(null, 'no account has this password')).resolves.toBe(false);
  });

  it('are all answered when many come at once', async () => {
    const hash = await passwords.hash('three blue boats');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        passwords.matches(hash, n % 2 === 0 ? 'three blue boats' : 'wrong'),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(6);
  });
});

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

  it('have six digits and are kept by their hash', () => {
    const { code, codeHash } = codes.create('s1');
    expect(code).toMatch(/^\d{6}$/);
    expect(codeHash).not.toContain(code);
    expect(codes.matches({ ...signup, codeHash }, code)).toBe(true);
  });

  it('fit only the sign-up they were made for', () => {
    const { code, codeHash } = codes.create('s1');
    expect(codes.matches({ ...signup, _id: 's2', codeHash }, code)).toBe(false);
    expect(codes.matches({ ...signup, codeHash }, code === '000000' ? '000001' : '000000')).toBe(false);
  });
});
