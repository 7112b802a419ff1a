import { eraseRecord, type StudentRecord } from '../domain/student.ts';
import type { Students } from '../ports.ts';

export interface DeleteStudentDependencies {
  readonly readStudent: (studentId: string) => Promise<StudentRecord>;
  readonly students: Students;
  readonly now: () => number;
}

/** Erases the personal part of the record. Courses and results stay: other services own them. */
export function deleteStudent(deps: DeleteStudentDependencies) {
  return async (studentId: string): Promise<void> => {
    await deps.readStudent(studentId);
    const at = new Date(deps.now()).toISOString();
    await deps.students.update(studentId, (record) => ({ state: eraseRecord(record, at) }));
  };
}
