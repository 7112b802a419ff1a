import type { Caller } from '../../enrolments/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import type { Submission } from '../domain/submission.ts';
import type { Submissions } from '../ports.ts';
import { describeAssignments, type DescribedAssignment } from './describe-assignments.ts';
import {
  assignmentNotFound,
  isStaff,
  requireAssignment,
  requireMember,
  type RequireMemberDependencies,
} from './require-assignment.ts';
import { submissionId } from './hand-in.ts';

interface ReadAssignmentDependencies extends RequireMemberDependencies {
  readonly submissions: Submissions;
}

/** The answer to the administrator who saved the assignment. */
export function describeAssignment(deps: ReadAssignmentDependencies) {
  const describe = describeAssignments(deps);
  return async (assignment: Assignment, caller: Caller): Promise<DescribedAssignment> => {
    const [described] = await describe([assignment], caller);
    if (described === undefined) throw assignmentNotFound();
    return described;
  };
}

export function readAssignment(deps: ReadAssignmentDependencies) {
  const describe = describeAssignment(deps);
  const requireForMember = requireMember(deps);
  return async (id: string, caller: Caller): Promise<DescribedAssignment> => {
    const assignment = isStaff(caller)
      ? requireAssignment(await deps.assignments.find(id))
      : await requireForMember(id, caller);
    return describe(assignment, caller);
  };
}

/** Null: the caller has handed in nothing. */
export function readOwnSubmission(deps: ReadAssignmentDependencies) {
  const requireForMember = requireMember(deps);
  return async (
    id: string,
    caller: Caller,
  ): Promise<{ assignment: Assignment; submission: Submission | null }> => {
    const assignment = await requireForMember(id, caller);
    return { assignment, submission: await deps.submissions.find(submissionId(caller.userId ?? '', id)) };
  };
}
