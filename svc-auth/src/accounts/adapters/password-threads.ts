import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createBackgroundFirst } from './background-first.ts';
import type { PasswordAnswer, PasswordOutcome, PasswordTask } from './password-task.ts';

const script = new URL('password-worker.mjs', import.meta.url);

/** Thirty times the duration of a task on a free processor. */
const overdueMs = 500;

/** The threads of this process, shared by all callers. A task that finds no idle thread starts one. */
function createThreads(workerData: { readonly isBackground: boolean }) {
  const idle: Worker[] = [];
  return async (task: PasswordTask): Promise<PasswordOutcome> => {
    // The thread does not inherit the flags of the process: `--input-type` and `--eval` are rejected for threads.
    const worker = idle.pop() ?? new Worker(script, { execArgv: [], workerData });
    // The thread must not prevent the process from ending; the request awaits its task.
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
 * Computes in a thread of idle priority, so that a flood of log-ins does not delay exams; on a machine that is busy throughout,
 * in one of low priority. The caller limits how many tasks run at once.
 */
export const computeInThread = createBackgroundFirst({
  inBackground: createThreads({ isBackground: true }),
  atLowPriority: createThreads({ isBackground: false }),
  overdueMs,
});
