import type { Assignment } from '../domain/assignment.ts';
import type { Submission } from '../domain/submission.ts';
import type { Assignments, SubmissionFilter, Submissions } from '../ports.ts';
import { requireAssignment } from './require-assignment.ts';

interface ListSubmissionsDependencies {
  readonly assignments: Pick<Assignments, 'find'>;
  readonly submissions: Submissions;
}

type Show = 'all' | 'unmarked' | 'marked' | 'late';

interface ListedSubmissions {
  readonly assignment: Assignment;
  readonly items: readonly Submission[];
  readonly total: number;
  readonly counts: Readonly<Record<Show, number>>;
}

export function listSubmissions({ assignments, submissions }: ListSubmissionsDependencies) {
  return async (query: {
    readonly id: string;
    readonly page: number;
    readonly pageSize: number;
    readonly show: Show;
  }): Promise<ListedSubmissions> => {
    const assignment = requireAssignment(await assignments.find(query.id));
    const assignmentId = assignment._id;
    const filters: Readonly<Record<Show, SubmissionFilter>> = {
      all: { assignmentId },
      unmarked: { assignmentId, isMarked: false },
      marked: { assignmentId, isMarked: true },
      late: { assignmentId, handedInAfter: assignment.dueDate },
    };
    const [page, all, unmarked, late] = await Promise.all([
      submissions.list(filters[query.show], query),
      submissions.count(filters.all),
      submissions.count(filters.unmarked),
      submissions.count(filters.late),
    ]);
    return { assignment, ...page, counts: { all, unmarked, marked: all - unmarked, late } };
  };
}
