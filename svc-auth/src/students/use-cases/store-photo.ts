import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import { announcePhoto, photoUrlOf, usePhoto } from '../domain/photo.ts';
import type { StudentRecord } from '../domain/student.ts';
import type { Photos, Students } from '../ports.ts';

interface StorePhotoDependencies {
  readonly readStudent: (studentId: string) => Promise<StudentRecord>;
  readonly students: Students;
  readonly photos: Photos;
  readonly readRules: SiteSettingsPorts['readRules'];
  readonly now: () => number;
}

/**
 * Announce, store, use: after a crash at any point the record names a photo that exists, and the sweep deletes the other
 * file. Returns the address of the photo.
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
