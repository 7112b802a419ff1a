import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Paced } from './pace.ts';
import type { PaceOrder, PaceOutcome } from './pacing-process.ts';

export interface Pacer {
  pace(order: PaceOrder): Promise<Paced>;
  close(): void;
}

/**
 * Paces requests from a process of its own: a loader that is busy with the answers to its flood would read those of the
 * bystander late, and count that as the server's delay.
 */
export function startPacer(): Pacer {
  const child = fork(path.join(import.meta.dirname, 'pacing-process.ts'));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the pacing process ended')));
  // After `close` the end of the process is no error.
  ended.catch(() => undefined);
  return {
    async pace(order) {
      const answered = once(child, 'message');
      child.send(order);
      const [outcome] = (await Promise.race([answered, ended])) as [PaceOutcome];
      if ('failure' in outcome) throw new Error(outcome.failure);
      return outcome.paced;
    },
    close: () => child.disconnect(),
  };
}
