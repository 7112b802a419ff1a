import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PasswordOutcome, PasswordTask } from './password-task.ts';

type Outcome = Exclude<PasswordOutcome, { failure: string }>;

const script = new URL('password-worker.ts', import.meta.url);
/** Of this process, whoever asks: idle now. Started with the first task that finds none. */
const idle: Worker[] = [];

/**
 * Computes in a thread of low priority, so that a flood of log-ins takes no processor time from exams. The caller limits how
 * many tasks run at once; that many threads are started.
 */
export async function computeInThread(task: PasswordTask): Promise<Outcome> {
  const worker = idle.pop() ?? new Worker(script);
  // It must not prevent the process from ending; a task is waited for by the request that asked.
  worker.unref();
  worker.postMessage(task, []);
  // `once` rejects when the thread fails, which is then not used again.
  const [outcome] = (await once(worker, 'message')) as [PasswordOutcome];
  idle.push(worker);
  if ('failure' in outcome) throw new Error(outcome.failure);
  return outcome;
}
