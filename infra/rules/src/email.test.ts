import { describe, expect, it } from 'vitest';
import { emailKeyOf, isEmailAddress } from './email.ts';

describe('an email address', () => {
  it.each(['nusrat@example.com', ' a.b+c@school.edu.bd ', 'নুসরাত@উদাহরণ.বাংলা'])('is %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'a@b',
    'a1,victim@example.org',
    'Bank<victim@example.org>',
    'a b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    '"a"@example.org',
    '(x)a@example.org',
    `${'a'.repeat(250)}@example.org`,
    'a@example..org',
  ])('is not %s', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it('has one key for every spelling', () => {
    expect(emailKeyOf('  NUSRAT@Example.COM ')).toBe('nusrat@example.com');
  });
});
