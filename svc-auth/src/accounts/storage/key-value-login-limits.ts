import { createHash } from 'node:crypto';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { KeyValue } from '@pathshala/key-value/port';
import { addressRule, throttleRules, waitAfter, type ThrottleRule } from '../domain/login-throttle.ts';
import type { LoginAttempt, LoginLimits } from '../use-cases/ports.ts';
import { closedWhenAway, type Counters } from '../../storage/closed-when-away.ts';

interface Bucket {
  readonly key: string;
  readonly rule: ThrottleRule;
}

/** Counters in the key-value store, shared by all processes. */
export function createKeyValueLoginLimits(store: KeyValue, now: () => number): LoginLimits {
  const keyValue = closedWhenAway(store);
  return {
    async begin(attempt) {
      // A known device has a counter of its own, which a neighbour behind the same address cannot fill.
      if (attempt.knownDevice === null) await refuseFullAddress(keyValue, attempt.address, now());
      for (const bucket of bucketsOf(attempt)) await takeTurn(keyValue, bucket, now());
    },
    async failed(attempt) {
      const { count, ttlMs } = await keyValue.increment(addressKey(attempt.address), {
        ttlMs: addressRule.window,
      });
      if (count < addressRule.failures) return;
      await keyValue.set(`${addressKey(attempt.address)}:full`, String(now() + ttlMs), { ttlMs });
    },
    async succeeded(attempt) {
      const keys = bucketsOf(attempt).flatMap(({ key }) => [key, waitKey(key)]);
      await keyValue.delete(...keys);
    },
  };
}

/** A browser that has logged in before has a counter of its own, out of reach of anybody else's failures. */
function bucketsOf(attempt: LoginAttempt): readonly Bucket[] {
  const target = digest(attempt.target);
  if (attempt.knownDevice !== null) {
    return [{ key: `login:device:${target}:${digest(attempt.knownDevice)}`, rule: throttleRules.near }];
  }
  return [
    { key: `login:near:${target}:${digest(attempt.address)}`, rule: throttleRules.near },
    { key: `login:account:${target}`, rule: throttleRules.account },
  ];
}

/** From the first attempt that is not free, one attempt for each wait: whoever sets the key has it. */
async function takeTurn(keyValue: Counters, bucket: Bucket, now: number): Promise<void> {
  const waitingUntil = await keyValue.get(waitKey(bucket.key));
  if (waitingUntil !== null) throw locked(Number(waitingUntil) - now);
  const { count } = await keyValue.increment(bucket.key, { ttlMs: bucket.rule.memory });
  const wait = waitAfter(count, bucket.rule);
  if (wait === 0) return;
  const isOurs = await keyValue.setIfAbsent(waitKey(bucket.key), String(now + wait), { ttlMs: wait });
  if (!isOurs) throw locked(wait);
}

async function refuseFullAddress(keyValue: Counters, address: string, now: number): Promise<void> {
  const fullUntil = await keyValue.get(`${addressKey(address)}:full`);
  if (fullUntil !== null) throw locked(Number(fullUntil) - now);
}

function locked(waitMs: number): DomainError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new DomainError('too-many', 'auth.login-locked', {
    params: { seconds },
    retryAfterSeconds: seconds,
  });
}

function waitKey(key: string): string {
  return `${key}:wait`;
}

function addressKey(address: string): string {
  return `login:address:${digest(address)}`;
}

/** Keys of one length whatever was typed, and no addresses in the store. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
