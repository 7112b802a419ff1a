import { describe, expect, it } from 'vitest';
import { isLinkValid, newLink } from './one-time-link.ts';

const holder = { userId: 'u1', isUsable: true, passwordMark: 'mark' };
const link = newLink('reset', holder, { id: 'l1', now: 0 });
const lifetime = 30 * 60_000;

describe('a one-time link', () => {
  it('is valid for thirty minutes', () => {
    expect(isLinkValid(link, holder, lifetime - 1)).toBe(true);
    expect(isLinkValid(link, holder, lifetime)).toBe(false);
  });

  it('is invalid after a change of the password', () => {
    expect(isLinkValid(link, { ...holder, passwordMark: 'other' }, 0)).toBe(false);
  });

  it('is invalid for an account that is disabled or deleted', () => {
    expect(isLinkValid(link, { ...holder, isUsable: false }, 0)).toBe(false);
  });
});
