import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { Assignments, Submissions } from '../ports.ts';

interface ListDeletedDependencies {
  readonly assignments: Pick<Assignments, 'listRestorable'>;
  readonly submissions: Pick<Submissions, 'count'>;
}

/** Assignments that can be restored, with the hand-ins that are removed otherwise. */
export function listDeleted({ assignments, submissions }: ListDeletedDependencies): ListDeleted {
  return async (now) =>
    Promise.all(
      (await assignments.listRestorable(now)).map(async (stored) => {
        const { _id, title } = stored;
        const takesAlong = { submissions: await submissions.count({ assignmentId: _id }) };
        return deletedThingOf(stored, { _id, kind: 'assignment', title, takesAlong });
      }),
    );
}
