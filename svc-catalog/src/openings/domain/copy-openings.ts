import { movedDate } from '@pathshala/rules/moved-dates';
import type { Opening } from './opening.ts';

interface Moving {
  /** The new id of each part, by the old one. */
  readonly ids: ReadonlyMap<string, string>;
  readonly days: number;
}

/** The openings of a copy: those of parts that were copied, moved by whole days. */
export function copyOpenings(openings: readonly Opening[], { ids, days }: Moving) {
  const moved = (time: string | null): string | null => (time === null ? null : movedDate(time, days));
  return openings.flatMap(({ _id, opensAt, closesAt, after }) => {
    const copied = ids.get(_id);
    if (copied === undefined) return [];
    const condition = after === null ? null : (ids.get(after) ?? null);
    return [{ _id: copied, opensAt: moved(opensAt), closesAt: moved(closesAt), after: condition }];
  });
}
