import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isDeletedForGood, type Deletable, type deletedNow } from '@pathshala/rules/undo-window';
import { currentPhoto, photoUrlOf, releasePhotos, takeBackPhoto } from './photo.ts';
import { eraseRecord, type Removed, type StudentRecord } from './student.ts';

type Deletion = ReturnType<typeof deletedNow>;

/** Erases the record like `eraseRecord`, but stores the erased parts and the photo's file until the undo is over. */
export function deleteRecord(record: StudentRecord, deletion: Deletion): StudentRecord {
  const { personalInfo, educationalBackground, nameKey, searchText } = record;
  const erased = eraseRecord(releasePhotos(record, deletion.removalDueAt), deletion.deletedAt);
  const own = { personalInfo, educationalBackground, nameKey, searchText };
  return withRemoved(erased, { ...record.removed, record: { ...deletion, ...own } });
}

/** Throws `gone` once the undo is over, `conflict` where the student has a record again. */
export function restoreRecord(stored: StudentRecord, now: number): StudentRecord {
  if (stored.deletedAt === null) throw new DomainError('conflict', 'auth.student-exists');
  const { record: deleted, ...removed } = stored.removed ?? {};
  if (deleted === undefined || isDeletedForGood(deleted, now)) {
    throw new DomainError('gone', 'auth.restore-too-late');
  }
  const { personalInfo, educationalBackground, nameKey, searchText } = deleted;
  const own = { personalInfo, educationalBackground, nameKey, searchText };
  return withRemoved(takeBackPhoto({ ...stored, ...own, deletedAt: null }), removed);
}

/** Removes the photo, whose file is stored until the undo is over. A record without a photo stays unchanged. */
export function removePhotoForNow(record: StudentRecord, deletion: Deletion): StudentRecord {
  if (record.deletedAt !== null) throw new DomainError('not-found', 'auth.student-unknown');
  const sha256 = currentPhoto(record);
  if (sha256 === null) return record;
  const released = releasePhotos(record, deletion.removalDueAt);
  return withRemoved(released, { ...record.removed, photo: { ...deletion, sha256 } });
}

/** Throws `gone` once the undo is over, `conflict` where the student has another photo. */
export function restorePhoto(record: StudentRecord, now: number): StudentRecord {
  if (record.deletedAt !== null) throw new DomainError('not-found', 'auth.student-unknown');
  const { photo, ...removed } = record.removed ?? {};
  if (photo === undefined || isDeletedForGood(photo, now)) {
    throw new DomainError('gone', 'auth.restore-too-late');
  }
  if (currentPhoto(record) !== null) throw new DomainError('conflict', 'auth.photo-replaced');
  const profilePhotoUrl = photoUrlOf(photo.sha256);
  const named = { ...record, personalInfo: { ...record.personalInfo, profilePhotoUrl } };
  return withRemoved(takeBackPhoto(named), removed);
}

/** Removes the parts that can no longer be restored. */
export function forgetRemoved(record: StudentRecord, now: number): StudentRecord {
  const parts = Object.entries(record.removed ?? {}).filter(([, part]) => !isDeletedForGood(part, now));
  return withRemoved(record, Object.fromEntries(parts));
}

function withRemoved(record: StudentRecord, removed: Removed): StudentRecord {
  const times = [removed.record, removed.photo].flatMap((part?: Deletable) => part?.removalDueAt ?? []);
  return { ...record, removed, undoDueAt: times.length === 0 ? null : Math.min(...times) };
}
