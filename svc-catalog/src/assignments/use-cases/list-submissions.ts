import type { LimitedTo } from '@pathshala/rules/limited-rights';
import type { BatchDirectory } from '../../batches/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import type { Submission } from '../domain/submission.ts';
import type { Assignments, SubmissionFilter, Submissions } from '../ports.ts';
import { studentsWithin } from './limited-assignments.ts';
import { requireAssignment } from './require-assignment.ts';

interface ListSubmissionsDependencies {
  readonly assignments: Pick<Assignments, 'find'>;
  readonly submissions: Submissions;
  readonly batchDirectory: Pick<BatchDirectory, 'reachOf' | 'studentsOf'>;
}

type Show = 'all' | 'unmarked' | 'marked' | 'late';

interface ListedSubmissions {
  readonly assignment: Assignment;
  readonly items: readonly Submission[];
  readonly total: number;
  readonly counts: Readonly<Record<Show, number>>;
}

/** An administrator with limited rights gets the hand-ins of the own students. */
export function listSubmissions(deps: ListSubmissionsDependencies) {
  const { assignments, submissions, batchDirectory } = deps;
  return async (query: {
    readonly id: string;
    readonly page: number;
    readonly pageSize: number;
    readonly show: Show;
    readonly limitedTo?: LimitedTo | undefined;
  }): Promise<ListedSubmissions> => {
    const assignment = requireAssignment(await assignments.find(query.id));
    const reach = query.limitedTo && (await batchDirectory.reachOf(query.limitedTo));
    const students = reach && (await studentsWithin(deps, reach, assignment.courseId));
    const all = { assignmentId: assignment._id, students };
    const filters: Readonly<Record<Show, SubmissionFilter>> = {
      all,
      unmarked: { ...all, isMarked: false },
      marked: { ...all, isMarked: true },
      late: { ...all, handedInAfter: assignment.dueDate },
    };
    const [page, count, unmarked, late] = await Promise.all([
      submissions.list(filters[query.show], query),
      submissions.count(filters.all),
      submissions.count(filters.unmarked),
      submissions.count(filters.late),
    ]);
    return { assignment, ...page, counts: { all: count, unmarked, marked: count - unmarked, late } };
  };
}
