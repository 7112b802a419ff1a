/** When a part of a course is open for students. Times are ISO 8601 in UTC with milliseconds. */
export interface PartOpening {
  /** The id of the course or of one of its parts. */
  readonly id: string;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  /** The id of the lesson, or of the past year, that a student completes first. */
  readonly after: string | null;
}

/** Why a part is closed for a student now. */
export type PartLock =
  | { readonly reason: 'opens'; readonly opensAt: string }
  | { readonly reason: 'closed'; readonly closedAt: string }
  | { readonly reason: 'after'; readonly lessonId: string; readonly title: string };

interface LockFacts {
  /** ISO 8601 in UTC with milliseconds. */
  readonly now: string;
  /** The lessons and years that the student still has to complete before others, by id with their titles; removed ones are left out. */
  readonly waitingFor: ReadonlyMap<string, string>;
}

function lockOfPart(
  { opensAt, closesAt, after }: PartOpening,
  { now, waitingFor }: LockFacts,
): PartLock | null {
  if (closesAt !== null && closesAt <= now) return { reason: 'closed', closedAt: closesAt };
  if (opensAt !== null && now < opensAt) return { reason: 'opens', opensAt };
  const title = after === null ? undefined : waitingFor.get(after);
  return after === null || title === undefined ? null : { reason: 'after', lessonId: after, title };
}

export type LockOf = (chain: readonly string[]) => PartLock | null;

/** Finds why a part is closed: `chain` has the ids of the parts that contain it, the course first, and its own. */
export function lockBy(openings: readonly PartOpening[], facts: LockFacts): LockOf {
  const byId = new Map(openings.map((opening) => [opening.id, opening]));
  return (chain) => {
    for (const id of chain) {
      const opening = byId.get(id);
      const lock = opening === undefined ? null : lockOfPart(opening, facts);
      if (lock !== null) return lock;
    }
    return null;
  };
}

/** The parameters of a message about the lock. */
export function lockParams(lock: PartLock): { readonly title: string } | { readonly time: Date } {
  if (lock.reason === 'after') return { title: lock.title };
  return { time: new Date(lock.reason === 'opens' ? lock.opensAt : lock.closedAt) };
}
