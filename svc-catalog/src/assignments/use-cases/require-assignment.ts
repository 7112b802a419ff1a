import { DomainError } from '@pathshala/contract-kit/domain-error';
import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Caller, EnrolmentStatuses } from '../../enrolments/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import type { AssignmentCourses, Assignments } from '../ports.ts';

export const assignmentNotFound = () => new DomainError('not-found', 'catalog.assignment-not-found');

/** Throws `not-found` for a missing and for a deleted assignment. */
export function requireAssignment(assignment: Assignment | null): Assignment {
  if (assignment === null || assignment.deletedAt !== null) throw assignmentNotFound();
  return assignment;
}

/** Administrators who author or mark see every assignment. */
export function isStaff(caller: Caller): boolean {
  return holdsPermission(caller, [permissions.questions, permissions.marking]);
}

export interface RequireMemberDependencies {
  readonly assignments: Pick<Assignments, 'find'>;
  readonly courses: AssignmentCourses;
  readonly enrolmentStatuses: EnrolmentStatuses;
}

/** Throws `not-found` for an assignment of a deleted course, `forbidden` for a caller who is not enrolled in the course. */
export function requireMember({ assignments, courses, enrolmentStatuses }: RequireMemberDependencies) {
  return async (assignmentId: string, caller: Caller): Promise<Assignment> => {
    const assignment = requireAssignment(await assignments.find(assignmentId));
    const { courseId } = assignment;
    if (courseId === '' || (await courses.find(courseId)) === null) throw assignmentNotFound();
    const { isEnrolled } = await enrolmentStatuses.one(caller, courseId);
    if (!isEnrolled) throw new DomainError('forbidden', 'catalog.not-enrolled');
    return assignment;
  };
}
