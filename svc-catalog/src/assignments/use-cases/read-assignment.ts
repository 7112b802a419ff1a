import type { Caller } from '../../enrolments/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import type { Submission } from '../domain/submission.ts';
import { extended } from '../domain/extension.ts';
import type { Assignments, Extensions, Submissions } from '../ports.ts';
import type { DescribeAssignments, DescribedAssignment } from './describe-assignments.ts';
import { assignmentNotFound, isStaff, requireAssignment } from './require-assignment.ts';
import type { RequireMember } from './require-member.ts';
import { submissionId } from './hand-in.ts';

interface DescribeAssignmentDependencies {
  readonly describe: DescribeAssignments;
}

/** The answer to the administrator who saved the assignment. */
export function describeAssignment({ describe }: DescribeAssignmentDependencies) {
  return async (assignment: Assignment, caller: Caller): Promise<DescribedAssignment> => {
    const [described] = await describe([assignment], caller);
    if (described === undefined) throw assignmentNotFound();
    return described;
  };
}

interface ReadAssignmentDependencies {
  readonly assignments: Pick<Assignments, 'find'>;
  readonly describeOne: ReturnType<typeof describeAssignment>;
  readonly requireMember: RequireMember;
}

export function readAssignment({ assignments, describeOne, requireMember }: ReadAssignmentDependencies) {
  return async (id: string, caller: Caller): Promise<DescribedAssignment> => {
    const assignment = isStaff(caller)
      ? requireAssignment(await assignments.find(id))
      : await requireMember(id, caller);
    return describeOne(assignment, caller);
  };
}

interface ReadOwnSubmissionDependencies {
  readonly submissions: Pick<Submissions, 'find'>;
  readonly extensions: Pick<Extensions, 'find'>;
  readonly requireMember: RequireMember;
}

/** Null: the caller has handed in nothing. */
export function readOwnSubmission({ submissions, extensions, requireMember }: ReadOwnSubmissionDependencies) {
  return async (
    id: string,
    caller: Caller,
  ): Promise<{ assignment: Assignment; submission: Submission | null }> => {
    const assignment = await requireMember(id, caller);
    const _id = submissionId(caller.userId ?? '', id);
    const submission = await submissions.find(_id);
    return { assignment: extended(assignment, await extensions.find(_id)), submission };
  };
}
