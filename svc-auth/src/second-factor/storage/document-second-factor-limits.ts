import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Counters } from '../../counters/index.ts';
import type { SecondFactorLimits } from '../ports.ts';

const minute = 60_000;

/** Trying a code requires the password, so a limit by account does not let strangers lock its owner out. */
const rules = [
  { name: 'quarter', max: 5, windowMs: 15 * minute },
  { name: 'day', max: 30, windowMs: 24 * 60 * minute },
] as const;

/** Counters that all processes share. A try counts before its code is compared, so that parallel guesses cannot share one. */
export function createDocumentSecondFactorLimits(counters: Counters): SecondFactorLimits {
  const keyOf = (name: string, userId: string) => `second-factor-tries:${name}:${userId}`;
  return {
    async begin(userId) {
      for (const { name, max, windowMs } of rules) {
        const { count, ttlMs } = await counters.increment(keyOf(name, userId), { ttlMs: windowMs });
        if (count > max) throw lockedError(ttlMs);
      }
    },
    succeeded: (userId) => counters.delete(...rules.map(({ name }) => keyOf(name, userId))),
  };
}

function lockedError(waitMs: number): DomainError {
  const minutes = Math.max(1, Math.ceil(waitMs / minute));
  return new DomainError('too-many', 'auth.second-factor-locked', {
    params: { minutes },
    retryAfterSeconds: minutes * 60,
  });
}
