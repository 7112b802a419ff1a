import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { StudentChange } from '@pathshala/svc-auth-contract/student';
import {
  changeRecord,
  createRecord,
  reviveRecord,
  type Owner,
  type StudentRecord,
} from '../domain/student.ts';
import type { Owners, Students } from './ports.ts';

export interface CreateStudentDeps {
  readonly students: Students;
  readonly owners: Owners;
  readonly now: () => number;
}

/** Makes a record where there is none: one's own, or as an administrator another account's. */
export function createStudent(deps: CreateStudentDeps) {
  return async (identity: Identity, given: StudentChange & { studentId?: string | undefined }) => {
    const { studentId = identity.userId ?? '', ...change } = given;
    if (studentId !== identity.userId && identity.role !== 'admin') {
      throw new DomainError('forbidden', 'common.forbidden');
    }
    const owner = await deps.owners.find(studentId);
    if (owner === null || owner === 'deleted') throw new DomainError('not-found', 'common.not-found');
    return save(deps, owner, change);
  };
}

async function save(deps: CreateStudentDeps, owner: Owner, change: StudentChange): Promise<StudentRecord> {
  const at = new Date(deps.now()).toISOString();
  const today = at.slice(0, 10);
  try {
    return await deps.students.insert(changeRecord(createRecord(owner, at), change, today));
  } catch (error) {
    if (!(error instanceof DuplicateKeyError)) throw error;
  }
  return deps.students.update(owner.userId, (record) => ({
    state: changeRecord(reviveRecord(record, owner), change, today),
  }));
}
