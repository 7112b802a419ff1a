import type { Caller, EnrolmentStatuses } from '../../enrolments/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import type { AssignmentCourses, Assignments } from '../ports.ts';
import { assignmentNotFound, requireAssignment } from './require-assignment.ts';

interface RequireMemberDependencies {
  readonly assignments: Pick<Assignments, 'find'>;
  readonly courses: Pick<AssignmentCourses, 'find'>;
  readonly enrolmentStatuses: Pick<EnrolmentStatuses, 'requireAccess'>;
}

/** Throws `not-found` for an assignment of a deleted course, `forbidden` for a caller who is not enrolled in the course. */
export function requireMember({ assignments, courses, enrolmentStatuses }: RequireMemberDependencies) {
  return async (assignmentId: string, caller: Caller): Promise<Assignment> => {
    const assignment = requireAssignment(await assignments.find(assignmentId));
    const { courseId } = assignment;
    if (courseId === '' || (await courses.find(courseId)) === null) throw assignmentNotFound();
    await enrolmentStatuses.requireAccess(caller, courseId);
    return assignment;
  };
}

export type RequireMember = ReturnType<typeof requireMember>;
