import type { ListLimitedWork } from '@pathshala/back-office/waiting-work';
import type { BatchDirectory } from '../../batches/index.ts';
import type { Assignments, Submissions } from '../ports.ts';
import { studentsWithin } from './limited-assignments.ts';
import { waitingHandInOf } from './list-waiting-hand-ins.ts';

interface ListLimitedHandInsDependencies {
  readonly assignments: Pick<Assignments, 'list'>;
  readonly submissions: Pick<Submissions, 'list'>;
  readonly batchDirectory: Pick<BatchDirectory, 'reachOf' | 'studentsOf'>;
}

/** Assignments that are looked at, the latest due first: a teacher has a few in a month. */
const lookedAt = 50;

/** Lists assignments with unmarked hand-ins of the students whom limited rights reach. */
export function listLimitedHandIns(deps: ListLimitedHandInsDependencies): ListLimitedWork {
  const { assignments, submissions, batchDirectory } = deps;
  return async (limitedTo) => {
    const within = await batchDirectory.reachOf(limitedTo);
    const { items } = await assignments.list({ within, page: 1, pageSize: lookedAt, sort: '-due' });
    const waiting = await Promise.all(
      items.map(async ({ _id, title, courseId }) => {
        const students = await studentsWithin(deps, within, courseId);
        const filter = { assignmentId: _id, isMarked: false, students };
        const { items: oldest, total } = await submissions.list(filter, { page: 1, pageSize: 1 });
        return oldest.map(({ handedInAt: since }) => waitingHandInOf({ _id, title, unmarked: total, since }));
      }),
    );
    return waiting.flat();
  };
}
