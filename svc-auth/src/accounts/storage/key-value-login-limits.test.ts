import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryKeyValue } from '../../../test/memory-key-value.ts';
import { addressRule } from '../domain/login-throttle.ts';
import { createKeyValueLoginLimits } from './key-value-login-limits.ts';

const second = 1000;
const minute = 60 * second;
let time = 0;
const now = () => time;

function attemptFrom(address: string, target = 'account-1', deviceId: string | null = null) {
  return { target, address, deviceId };
}

describe('the limits of log-ins', () => {
  let limits: ReturnType<typeof createKeyValueLoginLimits>;
  let keyValue: ReturnType<typeof createMemoryKeyValue>;
  beforeEach(() => {
    time = 1_000_000;
    keyValue = createMemoryKeyValue(now);
    limits = createKeyValueLoginLimits(keyValue, now);
  });

  async function fail(times: number, attempt = attemptFrom('10.0.0.1')): Promise<void> {
    for (let n = 0; n < times; n += 1) {
      await limits.begin(attempt);
      await limits.failed(attempt);
    }
  }

  it('make an account wait after five failures, longer with each one after', async () => {
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

  it('let five of fifty parallel guesses pass', async () => {
    const guesses = await Promise.allSettled(
      Array.from({ length: 50 }, () => limits.begin(attemptFrom('10.0.0.1'))),
    );
    expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('forget the failures after a success', async () => {
    await fail(4);
    await limits.begin(attemptFrom('10.0.0.1'));
    await limits.succeeded(attemptFrom('10.0.0.1'));
    await expect(fail(4)).resolves.toBeUndefined();
  });

  it('do not count waiting as failing, so that knocking does not lengthen the wait', async () => {
    await fail(5);
    for (let n = 0; n < 20; n += 1) await limits.begin(attemptFrom('10.0.0.1')).catch(() => undefined);
    time += 30 * second;
    await expect(limits.begin(attemptFrom('10.0.0.1'))).resolves.toBeUndefined();
  });

  it('slow guesses that come from everywhere, but not the browser that has logged in before', async () => {
    for (let n = 0; n < 50; n += 1) await fail(1, attemptFrom(`10.0.1.${n}`));
    await expect(limits.begin(attemptFrom('10.0.2.1'))).rejects.toMatchObject({ kind: 'too-many' });
    await expect(limits.begin(attemptFrom('10.0.2.1', 'account-1', 'mark'))).resolves.toBeUndefined();
  });

  it('bind a browser that has logged in before, too', async () => {
    await fail(5, attemptFrom('10.0.0.1', 'account-1', 'mark'));
    await expect(limits.begin(attemptFrom('10.0.0.9', 'account-1', 'mark'))).rejects.toMatchObject({
      kind: 'too-many',
    });
  });

  it('stop an address that fails on account after account, for a while', async () => {
    for (let n = 0; n < addressRule.failures; n += 1) await fail(1, attemptFrom('10.0.0.1', `account-${n}`));
    await expect(limits.begin(attemptFrom('10.0.0.1', 'another'))).rejects.toMatchObject({
      kind: 'too-many',
    });
    await expect(limits.begin(attemptFrom('10.0.0.2', 'another'))).resolves.toBeUndefined();
    time += 10 * minute;
    await expect(limits.begin(attemptFrom('10.0.0.1', 'another'))).resolves.toBeUndefined();
  });

  it('let a known device pass behind an address that is stopped', async () => {
    for (let n = 0; n < addressRule.failures; n += 1) await fail(1, attemptFrom('10.0.0.1', `account-${n}`));
    await expect(limits.begin(attemptFrom('10.0.0.1', 'account-1', 'phone'))).resolves.toBeUndefined();
    await expect(fail(6, attemptFrom('10.0.0.1', 'account-1', 'phone'))).rejects.toMatchObject({
      kind: 'too-many',
    });
  });

  it('leave room for a classroom whose students all mistype once', async () => {
    for (let n = 0; n < 200; n += 1) await fail(1, attemptFrom('10.0.0.1', `account-${n}`));
    await expect(limits.begin(attemptFrom('10.0.0.1', 'account-0'))).resolves.toBeUndefined();
  });

  it('close the door when the counters cannot be kept', async () => {
    keyValue.isAway = true;
    await expect(limits.begin(attemptFrom('10.0.0.1'))).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'common.unavailable',
    });
  });
});
