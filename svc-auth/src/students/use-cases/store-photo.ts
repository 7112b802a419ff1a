import type { Editor } from '@pathshala/back-office/edit-mark';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { deletedNow, undoUntilOf } from '@pathshala/rules/undo-window';
import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import { announcePhoto, photoUrlOf, removePhoto as withoutPhoto, usePhoto } from '../domain/photo.ts';
import type { StudentRecord } from '../domain/student.ts';
import { removePhotoForNow, restorePhoto as withPhotoAgain } from '../domain/undo.ts';
import type { Photos, Students } from '../ports.ts';

interface StorePhotoDependencies {
  readonly readStudent: (studentId: string) => Promise<StudentRecord>;
  readonly students: Students;
  readonly photos: Photos;
  readonly readRules: SiteSettingsPorts['readRules'];
  readonly now: () => number;
}

/**
 * Announces, stores and then uses the file: after a crash at any point the record names a photo that exists, and the sweep
 * deletes the other file. Returns the address of the photo.
 */
export function storePhoto(deps: StorePhotoDependencies) {
  return async (studentId: string, content: Uint8Array): Promise<string> => {
    const { features } = await deps.readRules();
    if (!features.photos) throw new DomainError('forbidden', 'auth.photos-off');
    await deps.readStudent(studentId);
    const photo = await deps.photos.encode({ content, caller: studentId });
    const { sha256 } = photo;
    await deps.students.update(studentId, (record) => ({
      state: announcePhoto(record, sha256, deps.now()),
    }));
    await deps.photos.put(photo);
    await deps.students.update(studentId, (record) => ({ state: usePhoto(record, sha256, deps.now()) }));
    return photoUrlOf(sha256);
  };
}

interface RemovePhotoDependencies {
  readonly readStudent: (studentId: string) => Promise<StudentRecord>;
  readonly students: Students;
  readonly now: () => number;
}

/**
 * The file is deleted by the next sweep; after a removal by an administrator by the first sweep after the undo. Idempotent.
 * Returns the end of the undo, or null.
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
