import type { PartLock } from '@pathshala/rules/part-lock';
import type { Caller } from '../../enrolments/index.ts';
import { type CourseLocks, type FindCourseParts, isCondition } from '../../openings/index.ts';
import type { Assignment } from '../domain/assignment.ts';

interface AssignmentLocksDependencies {
  readonly courseLocks: CourseLocks;
  /** One for each kind of courses. */
  readonly findCourseParts: readonly FindCourseParts[];
}

type LockOfAssignment = (assignment: Pick<Assignment, 'subjectId'>) => PartLock | null;

/** OPN-03. Finds which assignments of a course are closed for the caller now, with the course or with their subject. */
export function assignmentLocks({ courseLocks, findCourseParts }: AssignmentLocksDependencies) {
  async function titlesOf(courseId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await Promise.all(findCourseParts.map((find) => find(courseId)));
    const parts = found.flatMap((course) => course?.parts ?? []);
    const asked = parts.filter((part) => isCondition(part) && ids.includes(part._id));
    return new Map(asked.map(({ _id, title }) => [_id, title]));
  }

  return async (courseId: string, caller: Caller): Promise<LockOfAssignment> => {
    const lockOf = await courseLocks({ courseId, caller, titlesOf: (ids) => titlesOf(courseId, ids) });
    return ({ subjectId }) => lockOf([courseId, ...(subjectId === '' ? [] : [subjectId])]);
  };
}

export type AssignmentLocks = ReturnType<typeof assignmentLocks>;
