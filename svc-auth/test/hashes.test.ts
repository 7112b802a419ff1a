import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import { describe, expect, it } from 'vitest';
import type { Account, Accounts, Passwords } from '../src/accounts/index.ts';
import { createAccount } from '../src/accounts/domain/account.ts';
import {
  createKeyedConcurrencyLimit,
  createLogInAdmission,
} from '../src/accounts/adapters/concurrency-limit.ts';
import { throttleRules } from '../src/accounts/domain/login-throttle.ts';
import { createDocumentLoginLimits } from '../src/accounts/storage/document-login-limits.ts';
import { createDocumentTries } from '../src/counters/storage/document-tries.ts';
import { logIn, type LogInDependencies } from '../src/accounts/use-cases/log-in.ts';
import { requireOwnPassword } from '../src/accounts/use-cases/require-own-password.ts';

const now = () => 1_000_000;
const caller = { address: '10.0.0.1', requestId: 'request' };
const account: Account = createAccount({
  id: 'a'.repeat(24),
  username: 'rahim',
  usernameKey: 'rahim',
  name: 'Rahim',
  email: 'rahim@example.com',
  emailKey: 'rahim@example.com',
  passwordHash: 'hash',
  role: 'student',
  at: '2026-01-15T10:00:00.000Z',
  isSample: false,
});

/** Passwords that never match, and the number of hashes that were computed to compare them. */
function countingPasswords(): Passwords & { count: number } {
  return {
    count: 0,
    async hash() {
      this.count += 1;
      return 'hash';
    },
    async matches() {
      this.count += 1;
      return false;
    },
    async digest() {
      this.count += 1;
      return 'digest';
    },
  };
}

const times = <Value>(count: number, make: (index: number) => Promise<Value>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => make(index)));

describe('a hash is computed only within its limit', () => {
  const loginLimits = async () =>
    createDocumentLoginLimits(createDocumentTries(await openSqliteDocuments({ file: ':memory:' }), now));
  const record = () => undefined;
  const dependencies = async (passwords: Passwords, lookups: string[] = []): Promise<LogInDependencies> => ({
    accounts: {
      findByUsername: async (key: string) => {
        lookups.push(key);
        return key === account.usernameKey ? account : null;
      },
    } as unknown as Accounts,
    signups: { findByEmail: async () => null, findByUsername: async () => null },
    passwords,
    loginLimits: await loginLimits(),
    admit: createLogInAdmission(),
    limitConcurrency: createKeyedConcurrencyLimit(throttleRules.near.free - 1),
    isForbiddenSample: () => false,
    factors: { methodsFor: async () => [] },
    record,
  });

  it.each([['rahim'], ['nobody']])(
    'of two hundred parallel log-ins of %s five cost one [AUTH-03]',
    async (username) => {
      const passwords = countingPasswords();
      const enter = logIn(await dependencies(passwords));
      await times(200, () => enter({ identifier: username, password: 'guess', caller, device: null }));
      expect(passwords.count).toBe(5);
    },
  );

  it('of two hundred parallel confirmations of the own password five cost one', async () => {
    const passwords = countingPasswords();
    const confirm = requireOwnPassword({ passwords, loginLimits: await loginLimits(), record });
    await times(200, () => confirm(account, { field: 'password', value: 'guess' }, caller));
    expect(passwords.count).toBe(5);
  });

  it('a flood of log-ins is refused with a time to retry before anything is read, and ends', async () => {
    const gate = Promise.withResolvers<void>();
    const passwords = {
      ...countingPasswords(),
      async matches() {
        await gate.promise;
        return false;
      },
    };
    const lookups: string[] = [];
    const enter = logIn(await dependencies(passwords, lookups));
    const attempt = (n: number) =>
      enter({
        identifier: `nobody${n}`,
        password: 'guess',
        caller: { ...caller, address: `10.${n % 200}.${n}` },
        device: null,
      });
    const admitted = Promise.allSettled(Array.from({ length: 1008 }, (_, n) => attempt(n)));
    for (const beyond of await times(100, (n) => attempt(2000 + n))) {
      expect(beyond).toMatchObject({
        status: 'rejected',
        reason: { kind: 'unavailable', detail: { retryAfterSeconds: 5 } },
      });
    }
    expect(lookups.length).toBeLessThanOrEqual(8);
    gate.resolve();
    for (const { status, ...outcome } of await admitted) {
      expect({ status, ...outcome }).toMatchObject({
        status: 'rejected',
        reason: { kind: 'unauthenticated' },
      });
    }
    expect(lookups).toHaveLength(1008);
  });
});
