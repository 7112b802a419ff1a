import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync, type Options } from '@node-rs/argon2';
import type { PasswordOutcome, PasswordTask } from './password-task.ts';

/** argon2id (the library's default algorithm) at OWASP's cost: 19 MiB, two passes, one lane; about 17 ms of a core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** A tenth of the processor time of a thread that answers calls, where both want it. */
const niceness = 10;

// On Linux this is the priority of the calling thread, elsewhere that of the whole process.
if (process.platform === 'linux') setPriority(niceness);

function compute({ password, stored }: PasswordTask): PasswordOutcome {
  try {
    return stored === undefined
      ? { hash: hashSync(password, cost) }
      : { isMatch: verifySync(stored, password) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: PasswordTask) => parentPort?.postMessage(compute(task), []));
