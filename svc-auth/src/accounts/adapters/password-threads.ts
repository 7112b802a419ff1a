import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PasswordAnswer, PasswordOutcome, PasswordTask } from './password-task.ts';

const script = new URL('password-worker.ts', import.meta.url);
/** Of this process, whoever asks: idle now. Started with the first task that finds none. */
const idle: Worker[] = [];

/**
 * Computes in a thread of low priority, so that a flood of log-ins takes no processor time from exams. The caller limits how
 * many tasks run at once; that many threads are started.
 */
export async function computeInThread(task: PasswordTask): Promise<PasswordOutcome> {
  // Without the flags of the process: `--input-type` or `--eval` would be refused for a thread.
  const worker = idle.pop() ?? new Worker(script, { execArgv: [] });
  // It must not prevent the process from ending; a task is waited for by the request that asked.
  worker.unref();
  worker.postMessage(task, []);
  // `once` rejects when the thread fails, which is then not used again.
  const [answer] = (await once(worker, 'message')) as [PasswordAnswer];
  idle.push(worker);
  if ('failure' in answer) throw new Error(answer.failure);
  return answer.outcome;
}
