import { DomainError } from '@pathshala/contract-kit/domain-error';
import pLimit from 'p-limit';

/** Tasks behind a longer queue would end after their callers' timeout. */
const maxQueueLength = 1000;

/**
 * Enough to keep the hashing threads busy; other log-ins wait before their first read. A crowd before an exam is not refused:
 * one gateway has 512 calls in progress here, fewer than the queue holds.
 */
const logInsInWork = 8;

type LimitConcurrency = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most `concurrency` tasks at once, first in, first out. Rejects with `unavailable` when the queue is full. */
export function createConcurrencyLimit(concurrency: number): LimitConcurrency {
  const limit = pLimit(concurrency);
  return async (task) => {
    if (limit.pendingCount >= maxQueueLength) {
      throw new DomainError('unavailable', 'common.unavailable', { retryAfterSeconds: 5 });
    }
    return limit(task);
  };
}

/** The limit of all log-ins: beyond it they are refused before anything is read, counted or hashed. */
export function createLogInAdmission(): LimitConcurrency {
  return createConcurrencyLimit(logInsInWork);
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
