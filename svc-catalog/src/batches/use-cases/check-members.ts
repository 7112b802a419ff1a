import type { Students } from '../../enrolments/index.ts';
import { maxBatchMembers } from '@pathshala/svc-catalog-contract/batches';
import type { Batches, Memberships } from '../ports.ts';
import { requireOpenBatch } from './require-batch.ts';

interface CheckMembersDependencies {
  readonly batches: Pick<Batches, 'find' | 'namesOf'>;
  readonly memberships: Pick<Memberships, 'countsOf' | 'ofStudents'>;
  readonly students: Pick<Students, 'existing'>;
}

interface CheckedStudent {
  readonly studentId: string;
  readonly outcome: 'ready' | 'already' | 'unknown';
  /** The names of the other batches that the student is in. */
  readonly otherBatches: readonly string[];
}

interface Checked {
  /** Places. */
  readonly free: number;
  readonly students: readonly CheckedStudent[];
}

/** The dry run of an addition: nobody is added. */
export function checkMembers({ batches, memberships, students }: CheckMembersDependencies) {
  return async (batchId: string, ids: readonly string[]): Promise<Checked> => {
    const batch = await requireOpenBatch(batches, batchId);
    const studentIds = [...new Set(ids)];
    const [existing, current, counts] = await Promise.all([
      students.existing(studentIds),
      memberships.ofStudents(studentIds),
      memberships.countsOf([batchId]),
    ]);
    const names = await batches.namesOf([...new Set(current.map((one) => one.batchId))]);
    const free = Math.max(0, (batch.capacity ?? maxBatchMembers) - (counts.get(batchId) ?? 0));
    const members = new Set(current.filter((one) => one.batchId === batchId).map((one) => one.studentId));
    const outcomeOf = (studentId: string): CheckedStudent['outcome'] => {
      if (members.has(studentId)) return 'already';
      return existing.has(studentId) ? 'ready' : 'unknown';
    };
    const checked = studentIds.map((studentId) => ({
      studentId,
      outcome: outcomeOf(studentId),
      otherBatches: current
        .filter((one) => one.studentId === studentId && one.batchId !== batchId)
        .flatMap((one) => names.get(one.batchId) ?? []),
    }));
    return { free, students: checked };
  };
}
