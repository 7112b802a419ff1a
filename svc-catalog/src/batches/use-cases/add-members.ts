import type { Students } from '../../enrolments/index.ts';
import type { Batches } from '../ports.ts';
import { requireOpenBatch } from './require-batch.ts';
import type { takeSeat } from './take-seat.ts';

interface AddMembersDependencies {
  readonly batches: Pick<Batches, 'find'>;
  readonly students: Pick<Students, 'existing'>;
  readonly takeSeat: ReturnType<typeof takeSeat>;
  readonly now: () => number;
}

interface AddedStudent {
  readonly studentId: string;
  readonly outcome: 'added' | 'already' | 'unknown' | 'full';
}

/** Adds one after the other, so that the first of the list get the last places. A repeat adds nobody twice. */
export function addMembers({ batches, students, takeSeat: take, now }: AddMembersDependencies) {
  return async (batchId: string, ids: readonly string[]): Promise<readonly AddedStudent[]> => {
    const batch = await requireOpenBatch(batches, batchId);
    const studentIds = [...new Set(ids)];
    const existing = await students.existing(studentIds);
    const joinedAt = new Date(now()).toISOString();
    const outcomes: AddedStudent[] = [];
    for (const studentId of studentIds) {
      const outcome = existing.has(studentId) ? await take({ batch, studentId, joinedAt }) : 'unknown';
      outcomes.push({ studentId, outcome });
    }
    return outcomes;
  };
}
