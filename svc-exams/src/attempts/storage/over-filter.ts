import type { Filter } from '@pathshala/stores/documents/port';
import { graceMs, otherGraces, overBefore } from '../domain/clock.ts';

/** Milliseconds after the deadline before which no attempt is over; the filter by it uses the index of deadlines. */
export const leastGrace = Math.min(graceMs, ...otherGraces);

/** Deadline and grace are over at `now` (epoch ms), each attempt by its own grace. */
export function whereOver(now: number): Filter {
  return whereEach((grace) => ({ $lt: overBefore(now, grace) }));
}

/** The opposite of `whereOver`. */
export function whereNotOver(now: number): Filter {
  return whereEach((grace) => ({ $gte: overBefore(now, grace) }));
}

function whereEach(deadlineAt: (grace: number) => object): Filter {
  const others = otherGraces.map((grace) => ({ graceMs: grace, deadlineAt: deadlineAt(grace) }));
  return { $or: [{ graceMs: null, deadlineAt: deadlineAt(graceMs) }, ...others] };
}
