/** One of the counters that a failed log-in adds to (AUTH-03). Times in milliseconds. */
export interface ThrottleRule {
  /** Failures that cost nothing; each one after doubles the wait. */
  readonly free: number;
  readonly firstWait: number;
  readonly longestWait: number;
  /** Failures are forgotten after this long without an attempt window. */
  readonly memory: number;
}

const second = 1000;
const minute = 60 * second;

/**
 * `near`: one account from one place, or from a browser that has logged in to it before.
 * `account`: one account from anywhere; it does not bind such a browser, so others cannot lock the owner out.
 */
export const throttleRules = {
  near: { free: 5, firstWait: 30 * second, longestWait: 15 * minute, memory: 60 * minute },
  account: { free: 50, firstWait: minute, longestWait: 15 * minute, memory: 24 * 60 * minute },
} as const satisfies Record<string, ThrottleRule>;

/** Failures from one address in ten minutes; a classroom of 200 that all mistype once is below. */
export const addressRule = { failures: 300, window: 10 * minute } as const;

/** How long the account waits after its `attempt`-th attempt (from 1) without a success; 0 while attempts are free. */
export function waitAfter(attempt: number, rule: ThrottleRule): number {
  if (attempt < rule.free) return 0;
  return Math.min(rule.longestWait, rule.firstWait * 2 ** Math.min(attempt - rule.free, 20));
}
