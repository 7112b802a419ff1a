import type { Reach } from '@pathshala/rules/limited-rights';
import type { BatchDirectory } from '../../batches/index.ts';
import type { PartLock } from '@pathshala/rules/part-lock';
import type { Caller } from '../../enrolments/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import type { Submission } from '../domain/submission.ts';
import { extended } from '../domain/extension.ts';
import type { AssignmentCourse, AssignmentCourses, Extensions, Submissions } from '../ports.ts';
import type { AssignmentLocks } from './assignment-locks.ts';
import { isStaff } from './require-assignment.ts';
import { studentsWithin } from './limited-assignments.ts';
import { submissionId } from './hand-in.ts';

interface DescribeAssignmentsDependencies {
  readonly courses: AssignmentCourses;
  readonly submissions: Submissions;
  readonly extensions: Pick<Extensions, 'find'>;
  readonly batchDirectory: Pick<BatchDirectory, 'reachOf' | 'studentsOf'>;
  readonly locks: AssignmentLocks;
}

/** An assignment with the other data of its views. */
export interface DescribedAssignment {
  /** With the due date of the caller. */
  readonly assignment: Assignment;
  /** The due date of everybody else; null: it is the caller's. */
  readonly regularDueDate: string | null;
  /** Null: no course, or a deleted one. */
  readonly course: AssignmentCourse | null;
  /** The counts for administrators who author or mark; null for others. */
  readonly counts: { readonly all: number; readonly unmarked: number } | null;
  /** The caller's hand-in. */
  readonly own: Submission | null;
  /** Why the caller cannot hand it in now; its texts are then for those who have handed it in before. */
  readonly lock: PartLock | null;
}

/** Reads each course once. */
export function describeAssignments(deps: DescribeAssignmentsDependencies) {
  const { courses, submissions, extensions, locks, batchDirectory } = deps;
  async function countsOf({ _id: assignmentId, courseId }: Assignment, reach: Reach | undefined) {
    const students = reach && (await studentsWithin(deps, reach, courseId));
    const [all, unmarked] = await Promise.all([
      submissions.count({ assignmentId, students }),
      submissions.count({ assignmentId, students, isMarked: false }),
    ]);
    return { all, unmarked };
  }
  return async (assignments: readonly Assignment[], caller: Caller): Promise<DescribedAssignment[]> => {
    const reach = caller.limitedTo && (await batchDirectory.reachOf(caller.limitedTo));
    const ids = [...new Set(assignments.map(({ courseId }) => courseId))].filter((id) => id !== '');
    const found = new Map(await Promise.all(ids.map(async (id) => [id, await courses.find(id)] as const)));
    const hasCounts = isStaff(caller);
    const lockedIds = hasCounts ? [] : ids;
    const lockOf = new Map(
      await Promise.all(lockedIds.map(async (id) => [id, await locks(id, caller)] as const)),
    );
    const ofCaller = (id: string) =>
      caller.userId === null || hasCounts ? null : submissionId(caller.userId, id);
    return Promise.all(
      assignments.map(async (stored) => {
        const own = ofCaller(stored._id);
        const assignment = extended(stored, own === null ? null : await extensions.find(own));
        return {
          assignment,
          regularDueDate: assignment.dueDate === stored.dueDate ? null : stored.dueDate,
          course: found.get(stored.courseId) ?? null,
          counts: hasCounts ? await countsOf(stored, reach) : null,
          own: own === null ? null : await submissions.find(own),
          lock: lockOf.get(stored.courseId)?.(stored) ?? null,
        };
      }),
    );
  };
}

export type DescribeAssignments = ReturnType<typeof describeAssignments>;
