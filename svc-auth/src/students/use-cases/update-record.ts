import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { StudentRecord } from '../domain/student.ts';
import type { EnsureStudent, Owners, Students } from '../ports.ts';

interface UpdateRecordDependencies {
  readonly students: Students;
  readonly owners: Owners;
  readonly ensureStudent: EnsureStudent;
}

/** Merges an event into a record; null: nothing changes. */
export type Merge = (record: StudentRecord) => StudentRecord | null;

export type UpdateRecord = (studentId: string, merge: Merge) => Promise<void>;

/**
 * Merges an event into a student's record and creates the record if it is missing. Ignores events about deleted accounts.
 * Rejects for an unknown account, so that the event is retried and then dead-lettered.
 */
export function updateRecord(deps: UpdateRecordDependencies): UpdateRecord {
  return async (studentId, merge) => {
    if (await tryUpdate(deps.students, studentId, merge)) return;
    const owner = await deps.owners.find(studentId);
    if (owner === 'deleted') return;
    if (owner === null) throw new Error(`there is no account ${studentId}`);
    await deps.ensureStudent(owner);
    if (await tryUpdate(deps.students, studentId, merge)) return;
    throw new Error(`the record of ${studentId} was deleted during the update`);
  };
}

/** False: there is no record. */
async function tryUpdate(students: Students, studentId: string, merge: Merge): Promise<boolean> {
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
