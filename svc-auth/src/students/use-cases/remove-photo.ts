import { deletedNow, undoUntilOf } from '@pathshala/rules/undo-window';
import type { Editor } from '@pathshala/back-office/edit-mark';
import { removePhoto as withoutPhoto } from '../domain/photo.ts';
import type { StudentRecord } from '../domain/student.ts';
import { removePhotoForNow, restorePhoto as withPhotoAgain } from '../domain/undo.ts';
import type { Students } from '../ports.ts';

interface RemovePhotoDependencies {
  readonly readStudent: (studentId: string) => Promise<StudentRecord>;
  readonly students: Students;
  readonly now: () => number;
}

/**
 * The file is deleted by the next sweep; of a removal by an administrator by the first one after the undo. Idempotent.
 * Returns the end of the undo, null: there is none.
 */
export function removePhoto(deps: RemovePhotoDependencies) {
  return async (studentId: string, by: Editor): Promise<{ undoUntil: string | null }> => {
    await deps.readStudent(studentId);
    const now = deps.now();
    const isOwn = by.id === studentId;
    const stored = await deps.students.update(studentId, (record) => ({
      state: isOwn ? withoutPhoto(record, now) : removePhotoForNow(record, deletedNow(now, by)),
    }));
    const deletedAt = isOwn ? null : (stored.removed?.photo?.deletedAt ?? null);
    return { undoUntil: deletedAt === null ? null : undoUntilOf({ deletedAt }) };
  };
}

/** Returns the address of the photo. */
export function restorePhoto({ students, now }: Pick<RemovePhotoDependencies, 'students' | 'now'>) {
  return async (studentId: string): Promise<string> => {
    const restored = await students.update(studentId, (record) => ({
      state: withPhotoAgain(record, now()),
    }));
    return restored.personalInfo.profilePhotoUrl;
  };
}
