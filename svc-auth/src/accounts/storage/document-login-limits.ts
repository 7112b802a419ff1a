import { DomainError } from '@pathshala/contract-kit/domain-error';
import { keyDigest, type Counters } from '../../counters/ports.ts';
import { addressRule, throttleRules, waitAfter, type ThrottleRule } from '../domain/login-throttle.ts';
import type { LoginAttempt, LoginLimits } from '../ports.ts';
interface Bucket {
  readonly key: string;
  readonly rule: ThrottleRule;
}

/**
 * Counters in documents, shared by all processes: an emptied key-value store unlocks no account. Waits that double with each failure, and a single attempt per
 * wait, are more than the fixed windows of a rate-limit library.
 */
export function createDocumentLoginLimits(counters: Counters, now: () => number): LoginLimits {
  return {
    async begin(attempt) {
      // Known devices have their own counter, so others behind the same address cannot lock them.
      if (attempt.deviceId === null) await requireFreeAddress(counters, attempt.address, now());
      for (const bucket of bucketsOf(attempt)) await countAttempt(counters, bucket, now());
    },
    async failed(attempt) {
      const { count, ttlMs } = await counters.increment(addressKey(attempt.address), {
        ttlMs: addressRule.window,
      });
      if (count < addressRule.failures) return;
      await counters.set(`${addressKey(attempt.address)}:full`, String(now() + ttlMs), { ttlMs });
    },
    async succeeded(attempt) {
      const keys = bucketsOf(attempt).flatMap(({ key }) => [key, waitKey(key)]);
      await counters.delete(...keys);
    },
  };
}

/** A known device has its own counter, which failures elsewhere do not increment. */
function bucketsOf(attempt: LoginAttempt): readonly Bucket[] {
  const target = keyDigest(attempt.target);
  if (attempt.deviceId !== null) {
    return [{ key: `login:device:${target}:${keyDigest(attempt.deviceId)}`, rule: throttleRules.near }];
  }
  return [
    { key: `login:near:${target}:${keyDigest(attempt.address)}`, rule: throttleRules.near },
    { key: `login:account:${target}`, rule: throttleRules.account },
  ];
}

/** After the free attempts, one attempt per wait: the caller that sets the key gets it. */
async function countAttempt(counters: Counters, bucket: Bucket, now: number): Promise<void> {
  const lockedUntil = await counters.get(waitKey(bucket.key));
  if (lockedUntil !== null) throw lockedError(Number(lockedUntil) - now);
  const { count } = await counters.increment(bucket.key, { ttlMs: bucket.rule.window });
  const wait = waitAfter(count, bucket.rule);
  if (wait === 0) return;
  const isAllowed = await counters.setIfAbsent(waitKey(bucket.key), String(now + wait), { ttlMs: wait });
  if (!isAllowed) throw lockedError(wait);
}

async function requireFreeAddress(counters: Counters, address: string, now: number): Promise<void> {
  const fullUntil = await counters.get(`${addressKey(address)}:full`);
  if (fullUntil !== null) throw lockedError(Number(fullUntil) - now);
}

function lockedError(waitMs: number): DomainError {
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
  return `login:address:${keyDigest(address)}`;
}
