import { describe, expect, it } from 'vitest';
import { createAccount } from '../../accounts/domain/account.ts';
import {
  type ApiKey,
  requireExpiry,
  requireHeld,
  secondsToNextMinute,
  stateOf,
  stillHeld,
} from './api-key.ts';

const now = Date.parse('2026-01-15T10:00:30.000Z');
const day = 24 * 60 * 60 * 1000;
const values = { username: 'head', usernameKey: 'head', name: 'Head', email: '', emailKey: '' };
const account = { ...values, id: 'admin1', passwordHash: '', at: '2026-01-01T00:00:00.000Z' };
const head = createAccount({ ...account, role: 'admin' });
const support = createAccount({ ...account, role: 'admin', permissions: ['support'] });
const student = createAccount({ ...account, role: 'student' });
const key: ApiKey = {
  _id: 'key1',
  schemaVersion: 1,
  name: 'Accounting',
  hint: 'ps_abcd',
  hash: '',
  permissions: ['support', 'marking'],
  makerId: 'admin1',
  createdAt: now - day,
  expiresAt: now + day,
  revokedAt: null,
  removalDueAt: now + 91 * day,
  lastUsedAt: null,
  lastUsedFrom: null,
  minute: 0,
  calls: 0,
};

describe('an API key', () => {
  it('has an end in the future, within a year [KEY-01]', () => {
    expect(() => requireExpiry(now + 1, now, 366)).not.toThrow();
    expect(() => requireExpiry(now + 366 * day, now, 366)).not.toThrow();
    for (const end of [now, now - day, now + 366 * day + 1, now + 3650 * day]) {
      expect(() => requireExpiry(end, now, 366)).toThrow('auth.key-expiry');
    }
  });

  it('never has more permissions than its maker has now [KEY-01] [KEY-03]', () => {
    expect(() => requireHeld(head, ['support', 'marking'])).not.toThrow();
    expect(() => requireHeld(support, ['support', 'marking'])).toThrow('auth.key-permissions');
    expect(stillHeld(support, key.permissions)).toEqual(['support']);
    const limited = { ...support, limitedTo: { courseIds: [], batchIds: ['b1'] } };
    for (const maker of [null, student, limited, { ...head, active: false }]) {
      expect(stillHeld(maker, key.permissions)).toEqual([]);
    }
  });

  it('is active, expired, revoked or powerless', () => {
    expect(stateOf(key, head, now)).toBe('active');
    expect(stateOf(key, head, now + day)).toBe('expired');
    expect(stateOf({ ...key, revokedAt: now }, head, now)).toBe('revoked');
    expect(stateOf(key, student, now)).toBe('powerless');
  });

  it('waits for the next minute', () => {
    expect(secondsToNextMinute(now)).toBe(30);
  });
});
