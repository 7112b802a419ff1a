import { describe, expect, it } from 'vitest';
import { emailKeyOf, isEmailAddress, mailboxKeyOf } from './email.ts';

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

describe('the mailbox of an address', () => {
  it.each([
    ['rahim@example.com', 'rahim@example.com'],
    ['rahim+1@example.com', 'rahim@example.com'],
    ['rahim+a+b@example.com', 'rahim@example.com'],
    ['+rahim@example.com', '+rahim@example.com'],
    ['রহিম+১@example.com', 'রহিম@example.com'],
  ])('of %s is %s', (email, mailbox) => expect(mailboxKeyOf(email)).toBe(mailbox));
});
