/** One of the counters that a failed log-in increments (AUTH-03). Times in milliseconds. */
export interface ThrottleRule {
  /** Failures without a wait. Each later failure doubles the wait. */
  readonly free: number;
  readonly firstWait: number;
  readonly maxWait: number;
  /** The counter expires this long after the first attempt. */
  readonly window: number;
}

const second = 1000;
const minute = 60 * second;

/**
 * `near`: one account from one address, or from a known device (a browser that has logged in to the account before).
 * `account`: one account from any address. It does not apply to known devices, so strangers cannot lock the owner out.
 */
export const throttleRules = {
  near: { free: 5, firstWait: 30 * second, maxWait: 15 * minute, window: 60 * minute },
  account: { free: 50, firstWait: minute, maxWait: 15 * minute, window: 24 * 60 * minute },
} as const satisfies Record<string, ThrottleRule>;

/** Failures from one address in ten minutes. A classroom of 200 where each student mistypes once stays below it. */
export const addressRule = { failures: 300, window: 10 * minute } as const;

/** How long the account is locked after its `attempt`-th attempt (from 1) without a success; 0 while attempts are free. */
export function waitAfter(attempt: number, rule: ThrottleRule): number {
  if (attempt < rule.free) return 0;
  return Math.min(rule.maxWait, rule.firstWait * 2 ** Math.min(attempt - rule.free, 20));
}
