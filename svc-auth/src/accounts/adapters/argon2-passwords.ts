import { availableParallelism } from 'node:os';
import type { Passwords } from '../ports.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { computeInThread } from './password-threads.ts';

/** Leaves one core to other requests and to writes: a burst of log-ins must not slow down an exam. */
const maxConcurrentHashes = Math.max(1, Math.min(3, availableParallelism() - 1));

/** argon2id in threads of their own (`password-worker.ts` has the cost). */
export function createArgon2Passwords(): Passwords {
  const limit = createConcurrencyLimit(maxConcurrentHashes);
  const hash = async (password: string): Promise<string> => {
    const outcome = await limit(() => computeInThread({ password }));
    if ('hash' in outcome) return outcome.hash;
    throw new Error('a hash was asked for');
  };
  let dummy: string | undefined;
  return {
    hash,
    async matches(stored, password) {
      // An unknown account costs what a known one costs.
      dummy ??= await hash('no account has this password');
      const compared = stored ?? dummy;
      const outcome = await limit(() => computeInThread({ password, stored: compared }));
      return stored !== null && 'isMatch' in outcome && outcome.isMatch;
    },
  };
}
