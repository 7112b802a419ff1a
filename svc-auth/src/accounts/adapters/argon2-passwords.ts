import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify, type Options } from '@node-rs/argon2';
import type { Passwords } from '../ports.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** argon2id (the library's default algorithm) at OWASP's cost: 19 MiB, two passes, one lane; about 17 ms of a core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** Leaves one core, and one of libuv's four threads, to other requests and to writes: a burst of log-ins must not slow down an exam. */
const maxConcurrentHashes = Math.max(1, Math.min(3, availableParallelism() - 1));

export function createArgon2Passwords(): Passwords {
  const limit = createConcurrencyLimit(maxConcurrentHashes);
  const dummy = hash('no account has this password', cost);
  return {
    hash: (password) => limit(() => hash(password, cost)),
    digest: (secret, salt) =>
      limit(async () => {
        const digest = await hashRaw(secret, { ...cost, salt: Buffer.from(salt, 'base64url') });
        return digest.toString('base64url');
      }),
    async matches(stored, password) {
      const isMatch = await limit(async () => verify(stored ?? (await dummy), password));
      return stored !== null && isMatch;
    },
  };
}
