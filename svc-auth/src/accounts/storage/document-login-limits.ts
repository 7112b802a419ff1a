import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Tries, TryCounter } from '../../counters/index.ts';
import { keyDigest } from '../../counters/storage/index.ts';
import { addressRule, throttleRules, waitAfter, type ThrottleRule } from '../domain/login-throttle.ts';
import type { LoginAttempt, LoginLimits } from '../ports.ts';

/**
 * Counters in documents, shared by all processes: an emptied key-value store unlocks no account. Waits that double with each
 * failure, and a single attempt per wait, are more than the fixed windows of a rate-limit library. All counters count an
 * attempt as a failure in one commit when it begins; a wrong password needs no further write.
 */
export function createDocumentLoginLimits(tries: Tries): LoginLimits {
  return {
    async begin(attempt) {
      const own = ownCounters(attempt);
      // Known devices have their own counter, so others behind the same address cannot lock them.
      const shared = attempt.deviceId === null ? [addressCounter(attempt.address)] : [];
      const outcome = await tries.count([...own, ...shared]);
      if (!outcome.isAllowed) throw lockedError(outcome.waitMs);
      const keys = { forget: own.map(({ key }) => key), keep: shared.map(({ key }) => key) };
      return { succeeded: () => outcome.forgive(keys) };
    },
  };
}

/** A known device has its own counter, which failures elsewhere do not increment. */
function ownCounters({ target, address, deviceId }: LoginAttempt): readonly TryCounter[] {
  const account = keyDigest(target);
  if (deviceId !== null) {
    return [counter(`login:device:${account}:${keyDigest(deviceId)}`, throttleRules.near)];
  }
  return [
    counter(`login:near:${account}:${keyDigest(address)}`, throttleRules.near),
    counter(`login:account:${account}`, throttleRules.account),
  ];
}

function counter(key: string, rule: ThrottleRule): TryCounter {
  const { window, free } = rule;
  return { key, rule: { window, free, max: Infinity, waitAfter: (count) => waitAfter(count, rule) } };
}

function addressCounter(address: string): TryCounter {
  const { window, failures } = addressRule;
  const rule = { window, max: failures, free: Infinity, waitAfter: () => 0 };
  return { key: `login:address:${keyDigest(address)}`, rule };
}

function lockedError(waitMs: number): DomainError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new DomainError('too-many', 'auth.login-locked', {
    params: { seconds },
    retryAfterSeconds: seconds,
  });
}
