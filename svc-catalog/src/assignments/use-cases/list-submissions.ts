import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { LimitedTo } from '@pathshala/rules/limited-rights';
import type { BatchDirectory } from '../../batches/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import type { Submission } from '../domain/submission.ts';
import { dueDateFor, type Extension } from '../domain/extension.ts';
import type { Assignments, Extensions, SubmissionFilter, Submissions } from '../ports.ts';
import { studentsWithin } from './limited-assignments.ts';
import { requireAssignment } from './require-assignment.ts';

interface ListSubmissionsDependencies {
  readonly assignments: Pick<Assignments, 'find'>;
  readonly submissions: Submissions;
  readonly extensions: Pick<Extensions, 'ofAssignment'>;
  readonly batchDirectory: Pick<BatchDirectory, 'reachOf' | 'studentsOf'>;
}

type Show = 'all' | 'unmarked' | 'marked' | 'late';

interface ListedSubmissions {
  readonly assignment: Assignment;
  /** The longer deadlines, by student. */
  readonly extensions: ReadonlyMap<string, Extension>;
  readonly items: readonly Submission[];
  readonly total: number;
  readonly counts: Readonly<Record<Show, number>>;
}

/** Finds the hand-ins that are late for others, and in time for students with a longer deadline. */
function findPunctual({ submissions }: ListSubmissionsDependencies) {
  return async (assignment: Assignment, given: readonly Extension[]): Promise<readonly string[]> => {
    const found = await mapInBatches(given, 50, async (extension) => {
      const submission = await submissions.find(extension._id);
      const isPunctual = submission !== null && submission.handedInAt <= dueDateFor(assignment, extension);
      return isPunctual ? [submission._id] : [];
    });
    return found.flat();
  };
}

/** An administrator with limited rights gets the hand-ins of the own students. */
export function listSubmissions(deps: ListSubmissionsDependencies) {
  const { assignments, submissions, batchDirectory } = deps;
  const punctualIds = findPunctual(deps);
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
    const given = await deps.extensions.ofAssignment(assignment._id);
    const notIds = await punctualIds(assignment, given);
    const filters: Readonly<Record<Show, SubmissionFilter>> = {
      all,
      unmarked: { ...all, isMarked: false },
      marked: { ...all, isMarked: true },
      late: { ...all, handedInAfter: assignment.dueDate, ...(notIds.length > 0 && { notIds }) },
    };
    const [page, count, unmarked, late] = await Promise.all([
      submissions.list(filters[query.show], query),
      submissions.count(filters.all),
      submissions.count(filters.unmarked),
      submissions.count(filters.late),
    ]);
    const extensions = new Map(given.map((extension) => [extension.studentId, extension] as const));
    return {
      assignment,
      extensions,
      ...page,
      counts: { all: count, unmarked, marked: count - unmarked, late },
    };
  };
}
