import { eraseRecord, type StudentRecord } from '../domain/student.ts';
import type { Students } from './ports.ts';

export interface DeleteStudentDeps {
  readonly readStudent: (studentId: string) => Promise<StudentRecord>;
  readonly students: Students;
  readonly now: () => number;
}

/** The personal part goes; courses and results are other services' truth and stay. */
export function deleteStudent(deps: DeleteStudentDeps) {
  return async (studentId: string): Promise<void> => {
    await deps.readStudent(studentId);
    const at = new Date(deps.now()).toISOString();
    await deps.students.update(studentId, (record) => ({ state: eraseRecord(record, at) }));
  };
}
