/** A count, or a value. `until` is epoch ms. */
export interface StoredCounter {
  readonly _id: string;
  readonly count: number;
  readonly value: string;
  readonly until: number;
}

export const countersCollection = 'counters';
