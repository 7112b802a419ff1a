import { removePhoto as withoutPhoto } from '../domain/photo.ts';
import type { StudentRecord } from '../domain/student.ts';
import type { Students } from '../ports.ts';

export interface RemovePhotoDependencies {
  readonly readStudent: (studentId: string) => Promise<StudentRecord>;
  readonly students: Students;
  readonly now: () => number;
}

/** The file is deleted by the next sweep. Idempotent. */
export function removePhoto(deps: RemovePhotoDependencies) {
  return async (studentId: string): Promise<void> => {
    await deps.readStudent(studentId);
    await deps.students.update(studentId, (record) => ({ state: withoutPhoto(record, deps.now()) }));
  };
}
