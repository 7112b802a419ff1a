import { compareText } from './ranking.ts';

/**
 * The lot of a candidate: an unsigned number of 32 bits that follows from the published seed and the id alone (FNV-1a
 * over the UTF-16 code units of `seed`, a line feed and `id`, then the last step of MurmurHash3). The smaller lot wins.
 */
export function lotOf(seed: string, id: string): number {
  const text = `${seed}\n${id}`;
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The candidates by lot. Equal lots are decided by the id. */
export function inLotOrder<Item extends { readonly id: string }>(
  items: readonly Item[],
  seed: string,
): readonly Item[] {
  return items
    .map((item) => ({ item, lot: lotOf(seed, item.id) }))
    .sort((left, right) => left.lot - right.lot || compareText(left.item.id, right.item.id))
    .map(({ item }) => item);
}
