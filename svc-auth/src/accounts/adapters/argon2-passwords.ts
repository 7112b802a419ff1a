import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { DomainError } from '@pathshala/service-kit/errors';
import type { Passwords } from '../use-cases/ports.ts';

/** argon2id (the library's default algorithm) at OWASP's cost: 19 MiB, two passes, one lane; about 17 ms of a core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** Over this many waiting, an answer would come too late to be of use. */
const longestQueue = 1000;

/** One core is left to the other calls, and one of the four threads that also flush the stores: a log-in storm must not slow an exam. */
const hashesAtOnce = Math.max(1, Math.min(3, availableParallelism() - 1));

export function createArgon2Passwords(): Passwords {
  const inTurn = createQueue(hashesAtOnce);
  const dummy = hash('no account has this password', cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(stored, password) {
      const isRight = await inTurn(async () => verify(stored ?? (await dummy), password));
      return stored !== null && isRight;
    },
  };
}

/** Runs at most `atOnce` tasks together, in the order they came. */
function createQueue(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (waiting.length >= longestQueue) {
      throw new DomainError('unavailable', 'common.unavailable', { retryAfterSeconds: 5 });
    }
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
