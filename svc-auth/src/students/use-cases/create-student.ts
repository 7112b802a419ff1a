import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/identity/holds-permission';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import type { Identity } from '@pathshala/identity/identity';
import {
  changeRecord,
  createRecord,
  reviveRecord,
  type Owner,
  type StudentChange,
  type StudentRecord,
} from '../domain/student.ts';
import type { Owners, Students } from '../ports.ts';

interface CreateStudentDependencies {
  readonly students: Students;
  readonly owners: Owners;
  readonly now: () => number;
}

export interface CreateStudentCommand {
  readonly identity: Identity;
  /** The account the record is for; the caller's own where it is left out. */
  readonly studentId?: string | undefined;
  readonly change: StudentChange;
}

/** Creates a missing record: the caller's own or, for an administrator of support, another account's. */
export function createStudent(deps: CreateStudentDependencies) {
  return async ({ identity, change, ...command }: CreateStudentCommand): Promise<StudentRecord> => {
    const studentId = command.studentId ?? identity.userId ?? '';
    if (studentId !== identity.userId && !holdsPermission(identity, permissions.support)) {
      throw new DomainError('forbidden', 'common.forbidden');
    }
    const owner = await deps.owners.find(studentId);
    if (owner === null || owner === 'deleted') throw new DomainError('not-found', 'common.not-found');
    return save(deps, owner, change);
  };
}

async function save(
  deps: CreateStudentDependencies,
  owner: Owner,
  change: StudentChange,
): Promise<StudentRecord> {
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
