import type { DueAssignments } from '../../classes/index.ts';
import { dueDateFor } from '../domain/extension.ts';
import type { Assignments, Extensions, Submissions } from '../ports.ts';

const limit = 200;

interface DueAssignmentsDependencies {
  readonly assignments: Pick<Assignments, 'list'>;
  readonly submissions: Pick<Submissions, 'ofStudent'>;
  readonly extensions: Pick<Extensions, 'ofStudent'>;
}

/** The assignments by their due date, for the routine of a student. */
export function createDueAssignments({
  assignments,
  submissions,
  extensions,
}: DueAssignmentsDependencies): DueAssignments {
  return {
    async dueIn(courseIds, studentId, { from, to }) {
      if (courseIds.length === 0) return [];
      const given = await extensions.ofStudent(studentId);
      const byId = new Map(given.map((extension) => [extension.assignmentId, extension] as const));
      const time = { dueFrom: from, dueBefore: to, extendedIds: [...byId.keys()] };
      const page = { page: 1, pageSize: limit, sort: 'due' };
      const { items } = await assignments.list({ ...page, courseIds, ...time });
      const own = items.map((one) => ({ ...one, dueDate: dueDateFor(one, byId.get(one._id) ?? null) }));
      return own.filter(({ dueDate }) => from <= dueDate && dueDate < to);
    },
    async handedInBy(studentId) {
      return new Set((await submissions.ofStudent(studentId)).map(({ assignmentId }) => assignmentId));
    },
  };
}
