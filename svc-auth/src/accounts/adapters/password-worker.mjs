import { spawnSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { hashRawSync, hashSync, verifySync } from '@node-rs/argon2';

// JavaScript, not TypeScript: the type stripper would stay in the memory of this thread with 17 MB. `password-task.ts` has the
// types of the messages.

/**
 * argon2id (the library's default algorithm) at a cost that OWASP and ASVS 5.0 accept: 12 MiB, three passes, one lane. 19 MiB
 * with two passes are equally strong, take a third longer here, and slow down other requests more (decision 0020). A stored
 * hash is verified at the cost that it names.
 */
const cost = { memoryCost: 12_288, timeCost: 3, parallelism: 1 };

/** The cost of the digests of recovery codes, which do not name it: another cost would make all stored ones useless. */
const digestCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A tenth of the processor time of a thread that answers calls, where both want it. */
const niceness = 10;

/**
 * A thread of the idle class is preempted at once; with a low priority alone it would run until the next tick of the system, up
 * to 4 ms after a request has arrived. Node cannot set the class. Where util-linux is missing, or refuses, the thread keeps its
 * low priority.
 */
function enterIdleClass() {
  const thread = basename(readlinkSync('/proc/thread-self'));
  spawnSync('chrt', ['-i', '-p', '0', thread], { stdio: 'ignore' });
}

// On Linux this is the priority of the calling thread, elsewhere that of the whole process.
if (process.platform === 'linux') {
  setPriority(niceness);
  if (workerData.isBackground) enterIdleClass();
}

function compute(task) {
  if (task.kind === 'hash') return hashSync(task.password, cost);
  if (task.kind === 'verify') return verifySync(task.stored, task.password);
  const salt = Buffer.from(task.salt, 'base64url');
  return hashRawSync(task.password, { ...digestCost, salt }).toString('base64url');
}

function answerOf(task) {
  try {
    return { outcome: compute(task) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task) => parentPort?.postMessage(answerOf(task), []));
