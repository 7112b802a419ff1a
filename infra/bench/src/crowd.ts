import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Player } from './player.ts';
import type { Exam } from './sitting.ts';

export interface CrowdOptions {
  readonly port: number;
  readonly players: readonly Player[];
  readonly exam: Exam;
}

/** `submit` is of what was started last. */
export type BurstStep = 'start' | 'submit' | 'leave';

export interface StepDone {
  readonly errors: number;
}

export interface Crowd {
  /** All of them in one instant. Resolves when the last one has its answer; a refusal makes the run invalid. */
  all(step: 'start' | 'submit'): Promise<void>;
  leave(): Promise<void>;
}

/** Many students at a barrier, on a thread of their own. */
export async function gatherCrowd(options: CrowdOptions): Promise<Crowd> {
  const worker = new Worker(new URL('burst-worker.ts', import.meta.url), { workerData: options });
  // `once` rejects with an error of the worker.
  const done = async () => ((await once(worker, 'message')) as [StepDone])[0].errors;
  await done();
  return {
    async all(step) {
      worker.postMessage(step, []);
      const errors = await done();
      if (errors > 0) throw new Error(`${errors} of ${options.players.length} could not ${step}`);
    },
    async leave() {
      worker.postMessage('leave', []);
      await once(worker, 'exit');
    },
  };
}
