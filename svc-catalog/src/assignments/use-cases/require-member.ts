import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { BatchDirectory } from '../../batches/index.ts';
import type { Caller, EnrolmentStatuses } from '../../enrolments/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import { requireUnlocked } from '../../openings/index.ts';
import type { AssignmentCourses, Assignments } from '../ports.ts';
import type { AssignmentLocks } from './assignment-locks.ts';
import { assignmentNotFound, requireAssignment } from './require-assignment.ts';

interface RequireMemberDependencies {
  readonly assignments: Pick<Assignments, 'find'>;
  readonly courses: Pick<AssignmentCourses, 'find'>;
  readonly enrolmentStatuses: Pick<EnrolmentStatuses, 'requireAccess'>;
  readonly batchDirectory: Pick<BatchDirectory, 'batchesOf'>;
}

/**
 * Throws `not-found` for an assignment of a deleted course, `forbidden` for a caller who is not enrolled in the course, or in none
 * of the batches that it is addressed to.
 */
export function requireMember(deps: RequireMemberDependencies) {
  const { assignments, courses, enrolmentStatuses, batchDirectory } = deps;
  return async (assignmentId: string, caller: Caller): Promise<Assignment> => {
    const assignment = requireAssignment(await assignments.find(assignmentId));
    const { courseId, batchIds = [] } = assignment;
    if (courseId === '' || (await courses.find(courseId)) === null) throw assignmentNotFound();
    await enrolmentStatuses.requireAccess(caller, courseId);
    if (batchIds.length > 0) {
      const own = new Set(await batchDirectory.batchesOf(caller.userId ?? ''));
      const isAddressed = batchIds.some((batchId) => own.has(batchId));
      if (!isAddressed) throw new DomainError('forbidden', 'catalog.not-in-batch');
    }
    return assignment;
  };
}

export type RequireMember = ReturnType<typeof requireMember>;

interface RequireOpenDependencies {
  readonly requireMember: RequireMember;
  readonly locks: AssignmentLocks;
}

/** Throws `forbidden` also where the assignment is closed for the caller, with the reason. */
export function requireOpen({ requireMember: require, locks }: RequireOpenDependencies): RequireMember {
  return async (assignmentId, caller) => {
    const assignment = await require(assignmentId, caller);
    requireUnlocked((await locks(assignment.courseId, caller))(assignment));
    return assignment;
  };
}
