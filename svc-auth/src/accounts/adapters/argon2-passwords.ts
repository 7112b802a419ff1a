import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import type { Passwords } from '../use-cases/ports.ts';
import { createQueue } from './queue.ts';

/** argon2id (the library's default algorithm) at OWASP's cost: 19 MiB, two passes, one lane; about 17 ms of a core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** One core is left to the other calls, and one of the four threads that also flush the stores: a log-in storm must not slow an exam. */
const hashesAtOnce = Math.max(1, Math.min(3, availableParallelism() - 1));

export function createArgon2Passwords(): Passwords {
  const { inTurn } = createQueue(hashesAtOnce);
  const dummy = hash('no account has this password', cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(stored, password) {
      const isRight = await inTurn(async () => verify(stored ?? (await dummy), password));
      return stored !== null && isRight;
    },
  };
}
