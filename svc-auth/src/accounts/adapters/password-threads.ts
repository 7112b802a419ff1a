import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createBackgroundFirst } from './background-first.ts';
import type { PasswordAnswer, PasswordOutcome, PasswordTask } from './password-task.ts';

const script = new URL('password-worker.mjs', import.meta.url);

/** Thirty times what a task takes where a processor is free. */
const overdueMs = 500;

/** Threads of this process, whoever asks. One is started with the first task that finds none idle. */
function createThreads(workerData: { readonly isBackground: boolean }) {
  const idle: Worker[] = [];
  return async (task: PasswordTask): Promise<PasswordOutcome> => {
    // Without the flags of the process: `--input-type` or `--eval` would be refused for a thread.
    const worker = idle.pop() ?? new Worker(script, { execArgv: [], workerData });
    // It must not prevent the process from ending; a task is waited for by the request that asked.
    worker.unref();
    worker.postMessage(task, []);
    // `once` rejects when the thread fails, which is then not used again.
    const [answer] = (await once(worker, 'message')) as [PasswordAnswer];
    idle.push(worker);
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.outcome;
  };
}

/**
 * Computes in a thread that takes processor time only where nothing else wants it, so that a flood of log-ins does not delay
 * exams; on a machine that is busy throughout, in one of low priority. The caller limits how many tasks run at once.
 */
export const computeInThread = createBackgroundFirst({
  inBackground: createThreads({ isBackground: true }),
  atLowPriority: createThreads({ isBackground: false }),
  overdueMs,
});
