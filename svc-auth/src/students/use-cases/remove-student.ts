import { photoFilesOf } from '../domain/photo.ts';
import type { Photos, Students } from '../ports.ts';

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
