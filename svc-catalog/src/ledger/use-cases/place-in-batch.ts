import type { BatchDirectory } from '../../batches/index.ts';
import type { FeeAccounts, FindBatch } from '../ports.ts';

/** The batch of the student that is taught this course; of several the first one. */
export function findBatch({ batchDirectory }: { readonly batchDirectory: BatchDirectory }): FindBatch {
  return async (studentId, courseId) => {
    for (const id of await batchDirectory.batchesOf(studentId)) {
      const batch = await batchDirectory.find(id);
      if (batch?.courseIds.includes(courseId) === true) return { batchId: id, teacher: batch.teacherName };
    }
    return null;
  };
}

interface PlaceInBatchDependencies {
  readonly accounts: Pick<FeeAccounts, 'ofStudent' | 'update'>;
  readonly findBatch: FindBatch;
}

/** Gives the accounts of a student the present batch. What was posted before stays with the batch of then. */
export function placeInBatch({ accounts, findBatch: find }: PlaceInBatchDependencies) {
  return async (studentId: string): Promise<void> => {
    for (const { _id, courseId, teacher: before } of await accounts.ofStudent(studentId)) {
      const batch = await find(studentId, courseId);
      const batchId = batch?.batchId ?? null;
      const teacher = batch === null || batch.teacher === '' ? before : batch.teacher;
      await accounts.update(_id, (account) =>
        account.batchId === batchId && account.teacher === teacher
          ? null
          : { state: { ...account, batchId, teacher } },
      );
    }
  };
}
