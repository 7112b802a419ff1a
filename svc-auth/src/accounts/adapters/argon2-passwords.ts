import { availableParallelism } from 'node:os';
import type { Passwords } from '../ports.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import type { PasswordTask } from './password-task.ts';
import { computeInThread } from './password-threads.ts';

/** Leaves one core to other requests and to writes: a burst of log-ins must not slow down an exam. */
const maxConcurrentHashes = Math.max(1, Math.min(3, availableParallelism() - 1));

/** argon2id in threads of their own (`password-worker.ts` has the cost). */
export function createArgon2Passwords(): Passwords {
  const limit = createConcurrencyLimit(maxConcurrentHashes);
  const compute = (task: PasswordTask) => limit(() => computeInThread(task));
  const hash = async (password: string) => String(await compute({ kind: 'hash', password }));
  let dummy: string | undefined;
  return {
    hash,
    digest: async (password, salt) => String(await compute({ kind: 'digest', password, salt })),
    async matches(stored, password) {
      // An unknown account costs as much as a known one.
      dummy ??= await hash('no account has this password');
      const isMatch = await compute({ kind: 'verify', password, stored: stored ?? dummy });
      return stored !== null && isMatch === true;
    },
  };
}
