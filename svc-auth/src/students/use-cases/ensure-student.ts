import { isInserted } from '@pathshala/documents/insert-once';
import { createRecord } from '../domain/student.ts';
import type { EnsureStudent, Owners, Students } from '../ports.ts';

interface EnsureStudentDependencies {
  readonly students: Students;
  readonly owners: Owners;
  readonly now: () => number;
}

export function ensureStudent(deps: EnsureStudentDependencies): EnsureStudent {
  return async (owner) => {
    if ((await deps.students.find(owner.userId)) !== null) return;
    await isInserted(deps.students.insert(createRecord(owner, new Date(deps.now()).toISOString())));
    await removeIfOwnerDeleted(deps, owner.userId);
  };
}

/** The account may have been deleted, and its record removed, just before the insert. */
async function removeIfOwnerDeleted(deps: EnsureStudentDependencies, userId: string): Promise<void> {
  if ((await deps.owners.find(userId)) === 'deleted') await deps.students.remove(userId);
}
