import type { Reach } from '@pathshala/rules/limited-rights';
import type { BatchDirectory } from '../../batches/index.ts';
import type { PartLock } from '@pathshala/rules/part-lock';
import type { Caller } from '../../enrolments/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import type { Submission } from '../domain/submission.ts';
import type { AssignmentCourse, AssignmentCourses, Submissions } from '../ports.ts';
import type { AssignmentLocks } from './assignment-locks.ts';
import { isStaff } from './require-assignment.ts';
import { studentsWithin } from './limited-assignments.ts';
import { submissionId } from './hand-in.ts';

interface DescribeAssignmentsDependencies {
  readonly courses: AssignmentCourses;
  readonly submissions: Submissions;
  readonly batchDirectory: Pick<BatchDirectory, 'reachOf' | 'studentsOf'>;
  readonly locks: AssignmentLocks;
}

/** An assignment with the other data of its views. */
export interface DescribedAssignment {
  readonly assignment: Assignment;
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
  const { courses, submissions, locks, batchDirectory } = deps;
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
    const { userId } = caller;
    return Promise.all(
      assignments.map(async (assignment) => ({
        assignment,
        course: found.get(assignment.courseId) ?? null,
        counts: hasCounts ? await countsOf(assignment, reach) : null,
        own:
          userId === null || hasCounts ? null : await submissions.find(submissionId(userId, assignment._id)),
        lock: lockOf.get(assignment.courseId)?.(assignment) ?? null,
      })),
    );
  };
}

export type DescribeAssignments = ReturnType<typeof describeAssignments>;
