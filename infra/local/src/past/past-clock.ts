import { AsyncLocalStorage } from 'node:async_hooks';

export interface PastClock {
  /** Epoch milliseconds: the moment of the call that asks, else the one that was set. */
  readonly now: () => number;
  /** Sets the moment of everything outside of `at`. */
  set(ms: number): void;
  /** The work, and everything that it starts, happens at this moment. */
  at<Result>(ms: number, work: () => Result): Result;
}

/**
 * The clock of the services while the past of the sample school is made. Each call has a moment of its own, so that calls
 * of many people run side by side although their moments lie weeks apart.
 */
export function createPastClock(start: number): PastClock {
  const moments = new AsyncLocalStorage<number>();
  let base = start;
  return {
    now: () => moments.getStore() ?? base,
    set(ms) {
      base = ms;
    },
    at: (ms, work) => moments.run(ms, work),
  };
}
