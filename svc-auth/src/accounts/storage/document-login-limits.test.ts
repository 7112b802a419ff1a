import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { openSqliteDocuments, type SqliteDocumentStore } from '@pathshala/stores/documents/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDocumentTries } from '../../counters/storage/document-tries.ts';
import type { LoginLimits } from '../ports.ts';
import { addressRule } from '../domain/login-throttle.ts';
import { createDocumentLoginLimits } from './document-login-limits.ts';

const second = 1000;
const minute = 60 * second;
let time = 0;
const now = () => time;

function attemptFrom(address: string, target = 'account-1', deviceId: string | null = null) {
  return { target, address, deviceId };
}

describe('the limits of log-ins', () => {
  let documents: SqliteDocumentStore;
  let limits: LoginLimits;
  const inAnotherProcess = () => createDocumentLoginLimits(createDocumentTries(documents, now));
  beforeEach(async () => {
    time = 1_000_000;
    documents = await openSqliteDocuments({ file: ':memory:' });
    limits = inAnotherProcess();
  });
  afterEach(() => documents.close());

  async function fail(times: number, attempt = attemptFrom('10.0.0.1')): Promise<void> {
    for (let n = 0; n < times; n += 1) await limits.begin(attempt);
  }

  it('lock an account after five failures, longer with each later one', async () => {
    await fail(5);
    await expect(limits.begin(attemptFrom('10.0.0.1'))).rejects.toMatchObject({
      kind: 'too-many',
      code: 'auth.login-locked',
      detail: { retryAfterSeconds: 30 },
    });
    time += 30 * second;
    await fail(1);
    await expect(limits.begin(attemptFrom('10.0.0.1'))).rejects.toMatchObject({
      detail: { retryAfterSeconds: 60 },
    });
  });

  it('allow five of fifty parallel guesses', async () => {
    const other = inAnotherProcess();
    const guesses = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? limits : other).begin(attemptFrom('10.0.0.1'))),
    );
    expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('allow one of fifty parallel guesses after each wait, and count no other one', async () => {
    await fail(5);
    for (const waitSeconds of [30, 60, 120]) {
      time += waitSeconds * second;
      const guesses = await Promise.allSettled(
        Array.from({ length: 50 }, () => limits.begin(attemptFrom('10.0.0.1'))),
      );
      expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    const counters = await documents
      .collection<{ _id: string; count: number }>('counters')
      .find({})
      .toArray();
    expect(counters.map(({ count }) => count)).toEqual([8, 8, 8]);
  });

  it('allow no more than three hundred parallel guesses from one address', async () => {
    const guesses = await Promise.allSettled(
      Array.from({ length: 400 }, (_, n) => limits.begin(attemptFrom('10.0.0.1', `account-${n}`))),
    );
    expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(addressRule.failures);
  });

  it('count an attempt on account and address in one commit, refuse without any, and forgive in one', async () => {
    const commitsOf = async (work: () => Promise<unknown>) => {
      const before = documents.commitCount();
      await work();
      return documents.commitCount() - before;
    };
    expect(await commitsOf(() => limits.begin(attemptFrom('10.0.0.1')))).toBe(1);
    const begun = await limits.begin(attemptFrom('10.0.0.1'));
    expect(await commitsOf(() => begun.succeeded())).toBe(1);
    await fail(5);
    expect(await commitsOf(() => limits.begin(attemptFrom('10.0.0.1')).catch(() => undefined))).toBe(0);
  });

  it('take the attempt of a success back from its address, so that a crowd of right log-ins locks nothing', async () => {
    for (let n = 0; n < 2 * addressRule.failures; n += 1) {
      const begun = await limits.begin(attemptFrom('10.0.0.1', `account-${n}`));
      await begun.succeeded();
    }
    await expect(limits.begin(attemptFrom('10.0.0.1'))).resolves.toBeDefined();
  });

  it('reset the counter after a success', async () => {
    await fail(4);
    const begun = await limits.begin(attemptFrom('10.0.0.1'));
    await begun.succeeded();
    await expect(fail(4)).resolves.toBeUndefined();
  });

  it('do not count attempts during a lock, so that they do not prolong it', async () => {
    await fail(5);
    for (let n = 0; n < 20; n += 1) await limits.begin(attemptFrom('10.0.0.1')).catch(() => undefined);
    time += 30 * second;
    await expect(limits.begin(attemptFrom('10.0.0.1'))).resolves.toBeDefined();
  });

  it('limit guesses from many addresses, but not a known device', async () => {
    for (let n = 0; n < 50; n += 1) await fail(1, attemptFrom(`10.0.1.${n}`));
    await expect(limits.begin(attemptFrom('10.0.2.1'))).rejects.toMatchObject({ kind: 'too-many' });
    await expect(limits.begin(attemptFrom('10.0.2.1', 'account-1', 'mark'))).resolves.toBeDefined();
  });

  it('apply to known devices, too', async () => {
    await fail(5, attemptFrom('10.0.0.1', 'account-1', 'mark'));
    await expect(limits.begin(attemptFrom('10.0.0.9', 'account-1', 'mark'))).rejects.toMatchObject({
      kind: 'too-many',
    });
  });

  it('lock an address that fails on many accounts, for ten minutes', async () => {
    for (let n = 0; n < addressRule.failures; n += 1) await fail(1, attemptFrom('10.0.0.1', `account-${n}`));
    await expect(limits.begin(attemptFrom('10.0.0.1', 'another'))).rejects.toMatchObject({
      kind: 'too-many',
    });
    await expect(limits.begin(attemptFrom('10.0.0.2', 'another'))).resolves.toBeDefined();
    time += 10 * minute;
    await expect(limits.begin(attemptFrom('10.0.0.1', 'another'))).resolves.toBeDefined();
  });

  it('allow a known device behind a locked address', async () => {
    for (let n = 0; n < addressRule.failures; n += 1) await fail(1, attemptFrom('10.0.0.1', `account-${n}`));
    await expect(limits.begin(attemptFrom('10.0.0.1', 'account-1', 'phone'))).resolves.toBeDefined();
    await expect(fail(6, attemptFrom('10.0.0.1', 'account-1', 'phone'))).rejects.toMatchObject({
      kind: 'too-many',
    });
  });

  it('allow a classroom whose students all mistype once', async () => {
    for (let n = 0; n < 200; n += 1) await fail(1, attemptFrom('10.0.0.1', `account-${n}`));
    await expect(limits.begin(attemptFrom('10.0.0.1', 'account-0'))).resolves.toBeDefined();
  });

  it('fail closed when the counters cannot be stored', async () => {
    await documents.close();
    await expect(limits.begin(attemptFrom('10.0.0.1'))).rejects.toBeInstanceOf(StoreUnavailableError);
  });
});
