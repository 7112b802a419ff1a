const minute = 60_000;

type TimeTone = 'plain' | 'attention' | 'bad';

/** Marigold at five minutes, red at one. */
export function toneOf(left: number): TimeTone {
  if (left <= minute) return 'bad';
  return left <= 5 * minute ? 'attention' : 'plain';
}

/** The moments at which the time left is spoken; milliseconds. */
const spoken = [10 * minute, 5 * minute, minute, 30_000];

/** The moment between two readings of the clock, or null; of several that were missed, the last. */
export function momentBetween(before: number, now: number): number | null {
  return spoken.findLast((moment) => now <= moment && moment < before) ?? null;
}
