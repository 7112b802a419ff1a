import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Owner, StudentRecord } from '../domain/student.ts';
import type { Owners, Students } from './ports.ts';

export interface ApplyToStudentDeps {
  readonly students: Students;
  readonly owners: Owners;
  readonly ensureStudent: (owner: Owner) => Promise<void>;
}

/** A merge of what an event told into a record; null: nothing new. */
export type Merge = (record: StudentRecord) => StudentRecord | null;

/**
 * Merges what an event told, whatever came first: the event or the record. Nothing is kept of a deleted account.
 * Rejects for an account nobody has heard of, so that the event is tried again and then parked where it is seen.
 */
export function applyToStudent(deps: ApplyToStudentDeps) {
  return async (studentId: string, merge: Merge): Promise<void> => {
    if (await isMerged(deps.students, studentId, merge)) return;
    const owner = await deps.owners.find(studentId);
    if (owner === 'deleted') return;
    if (owner === null) throw new Error(`there is no account ${studentId} for what was told of it`);
    await deps.ensureStudent(owner);
    if (!(await isMerged(deps.students, studentId, merge)))
      throw new Error(`the record of ${studentId} went away`);
  };
}

/** False: there is no record. */
async function isMerged(students: Students, studentId: string, merge: Merge): Promise<boolean> {
  try {
    await students.update(studentId, (record) => {
      const state = merge(record);
      return state === null ? null : { state };
    });
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return false;
    throw error;
  }
}
