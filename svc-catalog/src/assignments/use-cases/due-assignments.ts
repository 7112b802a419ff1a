import type { DueAssignments } from '../../classes/index.ts';
import type { Assignments, Submissions } from '../ports.ts';

const limit = 200;

interface DueAssignmentsDependencies {
  readonly assignments: Pick<Assignments, 'list'>;
  readonly submissions: Pick<Submissions, 'ofStudent'>;
}

/** The assignments by their due date, for the routine of a student. */
export function createDueAssignments({
  assignments,
  submissions,
}: DueAssignmentsDependencies): DueAssignments {
  return {
    async dueIn(courseIds, { from, to }) {
      if (courseIds.length === 0) return [];
      const time = { dueFrom: from, dueBefore: to };
      const page = { page: 1, pageSize: limit, sort: 'due' };
      return (await assignments.list({ ...page, courseIds, ...time })).items;
    },
    async handedInBy(studentId) {
      return new Set((await submissions.ofStudent(studentId)).map(({ assignmentId }) => assignmentId));
    },
  };
}
