export interface EntryLimit {
  readonly maxSize: number;
  readonly sizeCalculation: () => number;
}

const one = (): number => 1;

/**
 * Options of `LRUCache` for a large limit of entries. Its `max` reserves memory for all of them when the cache is made:
 * 20,000 entries take a megabyte before the first one is stored. With a size of 1 for each entry the limit is the same,
 * and memory is taken as entries come.
 */
export function entryLimit(max: number): EntryLimit {
  return { maxSize: max, sizeCalculation: one };
}
