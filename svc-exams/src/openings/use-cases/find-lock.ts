import { lockBy, type LockOf } from '@pathshala/rules/part-lock';
import { chainOf, type CourseOpenings } from '../domain/course-openings.ts';
import type { CompletedParts, FindLock, LocksFor, Openings } from '../ports.ts';

interface FindLockDependencies {
  readonly openings: Pick<Openings, 'find'>;
  readonly completedParts: Pick<CompletedParts, 'of'>;
}

interface CourseLocks {
  readonly course: CourseOpenings;
  readonly lockOf: LockOf;
}

/** Reads what the student has completed only where the course has conditions. */
function readCourse({ openings, completedParts }: FindLockDependencies) {
  return async (courseId: string, studentId: string, now: number): Promise<CourseLocks | null> => {
    const course = await openings.find(courseId);
    if (course === null || course.openings.length === 0) return null;
    const conditions = course.openings.flatMap(({ after }) => (after === null ? [] : [after]));
    const done = conditions.length === 0 ? new Set() : await completedParts.of(studentId, courseId);
    const waiting = conditions.filter(({ id }) => !done.has(id));
    const parts = course.openings.map((opening) => ({ ...opening, after: opening.after?.id ?? null }));
    const waitingFor = new Map(waiting.map(({ id, title }) => [id, title]));
    return { course, lockOf: lockBy(parts, { now: new Date(now).toISOString(), waitingFor }) };
  };
}

export function locksFor(deps: FindLockDependencies): LocksFor {
  const read = readCourse(deps);
  return (studentId, now) => {
    const known = new Map<string, Promise<CourseLocks | null>>();
    return async ({ courseId, paperId, parent }) => {
      if (courseId === null) return null;
      const reading = known.get(courseId) ?? read(courseId, studentId, now);
      known.set(courseId, reading);
      const found = await reading;
      return found && found.lockOf(chainOf(found.course, parent?.id ?? paperId));
    };
  };
}

/** `now` in epoch milliseconds. */
export function findLock({ locksFor: locks }: { readonly locksFor: LocksFor }): FindLock {
  return (paper, studentId, now) => locks(studentId, now)(paper);
}
