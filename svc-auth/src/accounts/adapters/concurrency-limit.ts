import { DomainError } from '@pathshala/contract-kit/domain-error';
import pLimit from 'p-limit';

/** Tasks behind a longer queue would end after their callers have given up. */
const defaultQueueLength = 1000;

/**
 * Of the calls that a gateway has in progress here (512) log-ins cannot take all: others are served during a flood. Those in
 * work keep the threads that hash busy; the rest waits before its first read. At 190 a second the last of them waits 2 s.
 */
const logIns = { inWork: 8, waiting: 400 } as const;

export type LimitConcurrency = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most `concurrency` tasks at once, first in, first out. Rejects with `unavailable` when the queue is full. */
export function createConcurrencyLimit(
  concurrency: number,
  maxQueueLength = defaultQueueLength,
): LimitConcurrency {
  const limit = pLimit(concurrency);
  return async (task) => {
    if (limit.pendingCount >= maxQueueLength) {
      throw new DomainError('unavailable', 'common.unavailable', { retryAfterSeconds: 5 });
    }
    return limit(task);
  };
}

/** For log-ins as a whole: beyond it they are refused before anything is read, counted or hashed. */
export function createLogInAdmission(): LimitConcurrency {
  return createConcurrencyLimit(logIns.inWork, logIns.waiting);
}

/** A concurrency limit for each key. A key is removed when its last task has ended. */
export function createKeyedConcurrencyLimit(
  concurrency: number,
): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const entries = new Map<string, { readonly limit: LimitConcurrency; taskCount: number }>();
  return async (key, task) => {
    const entry = entries.get(key) ?? { limit: createConcurrencyLimit(concurrency), taskCount: 0 };
    entries.set(key, entry);
    entry.taskCount += 1;
    try {
      return await entry.limit(task);
    } finally {
      entry.taskCount -= 1;
      if (entry.taskCount === 0) entries.delete(key);
    }
  };
}
