import { releasePhotos } from '../domain/photo.ts';
import { eraseRecord, type StudentRecord } from '../domain/student.ts';
import type { Students } from '../ports.ts';

export interface DeleteStudentDependencies {
  readonly readStudent: (studentId: string) => Promise<StudentRecord>;
  readonly students: Students;
  readonly now: () => number;
}

/** Erases the personal part of the record, and its photo by the next sweep. Courses and results stay: other services own them. */
export function deleteStudent(deps: DeleteStudentDependencies) {
  return async (studentId: string): Promise<void> => {
    await deps.readStudent(studentId);
    const now = deps.now();
    const at = new Date(now).toISOString();
    await deps.students.update(studentId, (record) => ({
      state: eraseRecord(releasePhotos(record, now), at),
    }));
  };
}
