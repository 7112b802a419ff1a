import type { BulkRow } from '../domain/bulk-enrolment.ts';
import type { WaitingEnrolment } from '../domain/waiting-enrolment.ts';
import type { WaitingEnrolments } from '../ports.ts';
import { waitingEnrolmentId } from './enrol-or-wait.ts';

interface CurrentRowsDependencies {
  readonly waitingEnrolments: Pick<WaitingEnrolments, 'statesOf'>;
}

/** The rows in their current state: a waiting person may be enrolled or withdrawn since. */
export function currentRows({ waitingEnrolments }: CurrentRowsDependencies) {
  return async (courseId: string, rows: readonly BulkRow[]): Promise<readonly BulkRow[]> => {
    const idOf = ({ studentId }: BulkRow) => waitingEnrolmentId(courseId, studentId);
    const waiting = rows.filter(({ outcome }) => outcome === 'waiting');
    const states = await waitingEnrolments.statesOf(waiting.map(idOf));
    return rows.map((row) => (row.outcome === 'waiting' ? withState(row, states.get(idOf(row))) : row));
  };
}

function withState(row: BulkRow, state: WaitingEnrolment['state'] | undefined): BulkRow {
  if (state === 'enrolled') return { ...row, outcome: 'enrolled' };
  return state === 'waiting' ? row : { ...row, outcome: 'withdrawn' };
}
