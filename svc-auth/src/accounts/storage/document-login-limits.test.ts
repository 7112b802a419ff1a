import { beforeEach, describe, expect, it } from 'vitest';
import { failClosed } from '@pathshala/key-value/fail-closed';
import { createMemoryKeyValue } from '../../../test/memory-key-value.ts';
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
  let limits: ReturnType<typeof createDocumentLoginLimits>;
  let keyValue: ReturnType<typeof createMemoryKeyValue>;
  beforeEach(() => {
    time = 1_000_000;
    keyValue = createMemoryKeyValue(now);
    limits = createDocumentLoginLimits(failClosed(keyValue), now);
  });

  async function fail(times: number, attempt = attemptFrom('10.0.0.1')): Promise<void> {
    for (let n = 0; n < times; n += 1) {
      await limits.begin(attempt);
      await limits.failed(attempt);
    }
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
    const guesses = await Promise.allSettled(
      Array.from({ length: 50 }, () => limits.begin(attemptFrom('10.0.0.1'))),
    );
    expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('reset the counter after a success', async () => {
    await fail(4);
    await limits.begin(attemptFrom('10.0.0.1'));
    await limits.succeeded(attemptFrom('10.0.0.1'));
    await expect(fail(4)).resolves.toBeUndefined();
  });

  it('do not count attempts during a lock, so that they do not prolong it', async () => {
    await fail(5);
    for (let n = 0; n < 20; n += 1) await limits.begin(attemptFrom('10.0.0.1')).catch(() => undefined);
    time += 30 * second;
    await expect(limits.begin(attemptFrom('10.0.0.1'))).resolves.toBeUndefined();
  });

  it('limit guesses from many addresses, but not a known device', async () => {
    for (let n = 0; n < 50; n += 1) await fail(1, attemptFrom(`10.0.1.${n}`));
    await expect(limits.begin(attemptFrom('10.0.2.1'))).rejects.toMatchObject({ kind: 'too-many' });
    await expect(limits.begin(attemptFrom('10.0.2.1', 'account-1', 'mark'))).resolves.toBeUndefined();
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
    await expect(limits.begin(attemptFrom('10.0.0.2', 'another'))).resolves.toBeUndefined();
    time += 10 * minute;
    await expect(limits.begin(attemptFrom('10.0.0.1', 'another'))).resolves.toBeUndefined();
  });

  it('allow a known device behind a locked address', async () => {
    for (let n = 0; n < addressRule.failures; n += 1) await fail(1, attemptFrom('10.0.0.1', `account-${n}`));
    await expect(limits.begin(attemptFrom('10.0.0.1', 'account-1', 'phone'))).resolves.toBeUndefined();
    await expect(fail(6, attemptFrom('10.0.0.1', 'account-1', 'phone'))).rejects.toMatchObject({
      kind: 'too-many',
    });
  });

  it('allow a classroom whose students all mistype once', async () => {
    for (let n = 0; n < 200; n += 1) await fail(1, attemptFrom('10.0.0.1', `account-${n}`));
    await expect(limits.begin(attemptFrom('10.0.0.1', 'account-0'))).resolves.toBeUndefined();
  });

  it('fail closed when the counters cannot be stored', async () => {
    keyValue.isUnavailable = true;
    await expect(limits.begin(attemptFrom('10.0.0.1'))).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'common.unavailable',
    });
  });
});
