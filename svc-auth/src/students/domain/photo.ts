import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { PhotoFile, StudentRecord } from './student.ts';

/** Epoch ms: how long an upload may take before its file counts as abandoned. */
const uploadMs = 3_600_000;

const urlPrefix = '/api/files/svc-auth/';

export function photoUrlOf(sha256: string): string {
  return urlPrefix + sha256;
}

/** Records a file before it is stored, so that it is deleted if the upload never ends. */
export function announcePhoto(record: StudentRecord, sha256: string, now: number): StudentRecord {
  requireRecord(record);
  return withPhotoFiles(record, [...filesOf(record), { sha256, deleteAt: now + uploadMs }]);
}

/** Makes the stored file the photo; the previous one may be deleted. */
export function usePhoto(record: StudentRecord, sha256: string, now: number): StudentRecord {
  requireRecord(record);
  const files = filesOf(record).map((file) => (file.deleteAt === null ? { ...file, deleteAt: now } : file));
  const used = [...files.filter((file) => file.sha256 !== sha256), { sha256, deleteAt: null }];
  return withPhotoFiles(withUrl(record, photoUrlOf(sha256)), used);
}

export function removePhoto(record: StudentRecord, now: number): StudentRecord {
  requireRecord(record);
  return releasePhotos(record, now);
}

/** Removes the photo; its file may be deleted at that time, epoch ms. */
export function releasePhotos(record: StudentRecord, deleteAt: number): StudentRecord {
  const files = filesOf(record).map((file) => (file.deleteAt === null ? { ...file, deleteAt } : file));
  return withPhotoFiles(withUrl(record, ''), files);
}

/** Restores the file as the photo of the record. */
export function takeBackPhoto(record: StudentRecord): StudentRecord {
  const { profilePhotoUrl } = record.personalInfo;
  const files = filesOf(record).map((file) =>
    photoUrlOf(file.sha256) === profilePhotoUrl ? { ...file, deleteAt: null } : file,
  );
  return withPhotoFiles(record, files);
}

/** null: the student has no photo. */
export function currentPhoto(record: StudentRecord): string | null {
  return filesOf(record).find(({ deleteAt }) => deleteAt === null)?.sha256 ?? null;
}

/** The files that may be deleted now. */
export function unusedPhotos(record: StudentRecord, now: number): readonly string[] {
  return filesOf(record)
    .filter(({ deleteAt }) => deleteAt !== null && deleteAt <= now)
    .map(({ sha256 }) => sha256);
}

/** Removes the deleted files from the record. */
export function forgetPhotos(record: StudentRecord, deleted: readonly string[]): StudentRecord {
  return withPhotoFiles(
    record,
    filesOf(record).filter(({ sha256 }) => !deleted.includes(sha256)),
  );
}

export function photoFilesOf(record: StudentRecord): readonly string[] {
  return filesOf(record).map(({ sha256 }) => sha256);
}

function filesOf({ photoFiles = [] }: StudentRecord): readonly PhotoFile[] {
  return photoFiles;
}

function withPhotoFiles(record: StudentRecord, photoFiles: readonly PhotoFile[]): StudentRecord {
  const times = photoFiles.flatMap(({ deleteAt }) => (deleteAt === null ? [] : [deleteAt]));
  return { ...record, photoFiles, photoSweepAt: times.length === 0 ? null : Math.min(...times) };
}

function withUrl(record: StudentRecord, profilePhotoUrl: string): StudentRecord {
  return { ...record, personalInfo: { ...record.personalInfo, profilePhotoUrl } };
}

function requireRecord({ deletedAt }: StudentRecord): void {
  if (deletedAt !== null) throw new DomainError('not-found', 'auth.student-unknown');
}
