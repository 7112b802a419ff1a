import type { Counters } from '@pathshala/key-value/fail-closed';

export type { Counters };
export { keyDigest } from './adapters/key-digest.ts';

/** For limits that guard accounts and mailboxes: they must outlive the key-value store. Failures are `unavailable`. */
export interface CounterPorts {
  readonly counters: Counters;
}
