import { deletedNow } from '@pathshala/rules/undo-window';
import type { AssignmentCounts, AssignmentDeletions, Assignments, Submissions } from '../ports.ts';

interface AssignmentDeletionsDependencies {
  readonly assignments: Assignments;
  readonly submissions: Submissions;
  readonly now: () => number;
}

export function createAssignmentCounts(
  deps: Pick<AssignmentDeletionsDependencies, 'assignments' | 'submissions'>,
): AssignmentCounts {
  const { assignments, submissions } = deps;
  return {
    countOf: async (where) => (await assignments.idsOf(where)).length,
    studentIdsOf: async (where) => submissions.studentIdsOf(await assignments.idsOf(where)),
  };
}

export function createAssignmentDeletions({
  assignments,
  now,
}: Pick<AssignmentDeletionsDependencies, 'assignments' | 'now'>): AssignmentDeletions {
  return {
    deleteOf: (where, { id: deletionId, by }) =>
      assignments.markDeleted(where, { ...deletedNow(now(), by), deletionId }),
    restore: (deletionId) => assignments.restore(deletionId, now()),
  };
}
