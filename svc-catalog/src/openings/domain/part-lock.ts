import type { Opening } from './opening.ts';

export type PartLock =
  | { readonly reason: 'opens'; readonly opensAt: string }
  | { readonly reason: 'closed'; readonly closedAt: string }
  | { readonly reason: 'after'; readonly lessonId: string; readonly title: string };

interface LockFacts {
  /** ISO 8601. */
  readonly now: string;
  /** The lessons that the student still has to complete before others, by id with their titles; removed ones are left out. */
  readonly waitingFor: ReadonlyMap<string, string>;
}

function lockOfPart({ opensAt, closesAt, after }: Opening, { now, waitingFor }: LockFacts): PartLock | null {
  if (closesAt !== null && closesAt <= now) return { reason: 'closed', closedAt: closesAt };
  if (opensAt !== null && now < opensAt) return { reason: 'opens', opensAt };
  const title = after === null ? undefined : waitingFor.get(after);
  return after === null || title === undefined ? null : { reason: 'after', lessonId: after, title };
}

export type LockOf = (chain: readonly string[]) => PartLock | null;

/** Finds why a part is closed: `chain` has the ids of the parts that contain it, the course first, and its own. */
export function lockBy(openings: readonly Opening[], facts: LockFacts): LockOf {
  const byId = new Map(openings.map((opening) => [opening._id, opening]));
  return (chain) => {
    for (const id of chain) {
      const opening = byId.get(id);
      const lock = opening === undefined ? null : lockOfPart(opening, facts);
      if (lock !== null) return lock;
    }
    return null;
  };
}

/** The lessons that are conditions of others. */
export function conditionsOf(openings: readonly Opening[]): string[] {
  return [...new Set(openings.flatMap(({ after }) => (after === null ? [] : [after])))];
}
