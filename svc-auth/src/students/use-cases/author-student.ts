import type { Editor } from '@pathshala/back-office/edit-mark';
import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import { permissions } from '@pathshala/rules/permissions';
import { deletedNow, isDeletedForGood, undoUntilOf } from '@pathshala/rules/undo-window';
import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import { photoFilesOf, releasePhotos } from '../domain/photo.ts';
import {
  changeRecord,
  createRecord,
  eraseRecord,
  type Owner,
  reviveRecord,
  type StudentChange,
  type StudentRecord,
} from '../domain/student.ts';
import { deleteRecord, forgetRemoved, restoreRecord } from '../domain/undo.ts';
import type { EnsureStudent, Owners, Photos, Students } from '../ports.ts';

interface CreateStudentDependencies {
  readonly students: Students;
  readonly owners: Owners;
  readonly now: () => number;
}

export interface CreateStudentCommand {
  readonly identity: Identity;
  /** The account of the record; the caller's own where it is left out. */
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
  try {
    return await deps.students.insert(changeRecord(createRecord(owner, at), change, at));
  } catch (error) {
    if (!(error instanceof DuplicateKeyError)) throw error;
  }
  return deps.students.update(owner.userId, (record) => ({
    state: changeRecord(reviveRecord(record, owner), change, at),
  }));
}

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

interface ChangeStudentDependencies {
  readonly readStudent: (studentId: string) => Promise<StudentRecord>;
  readonly students: Students;
  readonly now: () => number;
}

export function changeStudent(deps: ChangeStudentDependencies) {
  return async (studentId: string, change: StudentChange): Promise<StudentRecord> => {
    await deps.readStudent(studentId);
    const at = new Date(deps.now()).toISOString();
    return deps.students.update(studentId, (record) => ({ state: changeRecord(record, change, at) }));
  };
}

interface DeleteStudentDependencies {
  readonly readStudent: (studentId: string) => Promise<StudentRecord>;
  readonly students: Students;
  readonly now: () => number;
}

/**
 * Erases the personal part of the record, and its photo by the next sweep: at once for the student, after the undo for an
 * administrator. Courses and results stay: other services own them. Returns the end of the undo, or null.
 */
export function deleteStudent(deps: DeleteStudentDependencies) {
  return async (studentId: string, by: Editor): Promise<{ undoUntil: string | null }> => {
    await deps.readStudent(studentId);
    const now = deps.now();
    const deletion = deletedNow(now, by);
    const isOwn = by.id === studentId;
    await deps.students.update(studentId, (record) => ({
      state: isOwn
        ? eraseRecord(releasePhotos(record, now), deletion.deletedAt)
        : deleteRecord(record, deletion),
    }));
    return { undoUntil: isOwn ? null : undoUntilOf(deletion) };
  };
}

/** Restores the parts that an administrator deleted; parts that events have added since stay. */
export function restoreStudent({ students, now }: Pick<DeleteStudentDependencies, 'students' | 'now'>) {
  return (studentId: string): Promise<StudentRecord> =>
    students.update(studentId, (record) => ({ state: restoreRecord(record, now()) }));
}

interface RemoveStudentDependencies {
  readonly students: Pick<Students, 'find' | 'remove'>;
  readonly photos: Pick<Photos, 'delete'>;
}

/** Removes the files of the photo, then the record, so that a crash between them loses no file. Idempotent. */
export function removeStudent({ students, photos }: RemoveStudentDependencies) {
  return async (studentId: string): Promise<void> => {
    const record = await students.find(studentId);
    for (const sha256 of record === null ? [] : photoFilesOf(record)) await photos.delete(sha256);
    await students.remove(studentId);
  };
}

const batchSize = 50;

/** Lists student records and photos that an administrator can restore. */
export function listRemoved({ students }: { readonly students: Pick<Students, 'withUndo'> }): ListDeleted {
  return async (now) => (await students.withUndo()).flatMap((record) => thingsOf(record, now));
}

function thingsOf(stored: StudentRecord, now: number) {
  const { record, photo } = stored.removed ?? {};
  const things = [
    { kind: 'student-record', part: record, title: nameOf(record ?? stored) },
    // A photo of a deleted record comes back with the record.
    { kind: 'photo', part: stored.deletedAt === null ? photo : undefined, title: nameOf(stored) },
  ];
  return things.flatMap(({ kind, part, title }) =>
    part === undefined || isDeletedForGood(part, now)
      ? []
      : [deletedThingOf(part, { _id: stored._id, kind, title })],
  );
}

function nameOf({ personalInfo: { fullName, contact } }: Pick<StudentRecord, 'personalInfo'>): string {
  const names = [fullName.bengali, fullName.english].filter((name) => name !== '');
  return names.join(' | ') || contact.email;
}

/** The job that erases parts which can no longer be restored. */
export function forgetRemovedParts({
  students,
  now,
}: {
  readonly students: Students;
  readonly now: () => number;
}) {
  return async (): Promise<void> => {
    const at = now();
    await forEachSettled(await students.undoOverAt(at, batchSize), (id) =>
      students.update(id, (record) => ({ state: forgetRemoved(record, at) })),
    );
  };
}
