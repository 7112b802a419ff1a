import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import { createRecord, type Owner } from '../domain/student.ts';
import type { Owners, Students } from './ports.ts';

export interface EnsureStudentDeps {
  readonly students: Students;
  readonly owners: Owners;
  readonly now: () => number;
}

/** Makes the record of a verified account where there is none yet. May be called any number of times. */
export function ensureStudent(deps: EnsureStudentDeps) {
  return async (owner: Owner): Promise<void> => {
    if ((await deps.students.find(owner.userId)) !== null) return;
    try {
      await deps.students.insert(createRecord(owner, new Date(deps.now()).toISOString()));
    } catch (error) {
      if (!(error instanceof DuplicateKeyError)) throw error;
    }
    await removeIfOwnerLeft(deps, owner.userId);
  };
}

/** The account may have been deleted, and its record forgotten, just before the insert. */
async function removeIfOwnerLeft(deps: EnsureStudentDeps, userId: string): Promise<void> {
  if ((await deps.owners.find(userId)) === 'deleted') await deps.students.remove(userId);
}
