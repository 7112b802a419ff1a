import type { Counters } from '@pathshala/stores/key-value/fail-closed';

export type { Counters };

/** When tries on one counter have to wait. Times in milliseconds. */
export interface TryRule {
  /** The counter expires this long after its first try. */
  readonly window: number;
  /** The maximum number of tries before the counter expires. */
  readonly max: number;
  /** From this try on, each try is followed by a wait. */
  readonly free: number;
  /** The wait after the `count`-th try, from `free`. */
  readonly waitAfter: (count: number) => number;
}

export interface TryCounter {
  readonly key: string;
  readonly rule: TryRule;
}

export interface CountedTries {
  readonly isAllowed: true;
  /** After a success: deletes the counters of `forget`, and takes this try back from the others. */
  forgive(keys: { readonly forget: readonly string[]; readonly keep: readonly string[] }): Promise<void>;
}

interface RefusedTry {
  readonly isAllowed: false;
  readonly waitMs: number;
}

/** Counters of tries that may have to wait. */
export interface Tries {
  /** Counts one try on all of them, or on none while one of them has to wait. */
  count(counters: readonly TryCounter[]): Promise<CountedTries | RefusedTry>;
}

/** Counters for limits that guard accounts and mailboxes: they must outlive the key-value store. Failures are `unavailable`. */
export interface CounterPorts {
  readonly counters: Counters;
  readonly tries: Tries;
}
