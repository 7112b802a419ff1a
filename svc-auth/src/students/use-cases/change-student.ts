import { changeRecord, type StudentChange, type StudentRecord } from '../domain/student.ts';
import type { Students } from '../ports.ts';

interface ChangeStudentDependencies {
  readonly readStudent: (studentId: string) => Promise<StudentRecord>;
  readonly students: Students;
  readonly now: () => number;
}

export function changeStudent(deps: ChangeStudentDependencies) {
  return async (studentId: string, change: StudentChange): Promise<StudentRecord> => {
    await deps.readStudent(studentId);
    const today = new Date(deps.now()).toISOString().slice(0, 10);
    return deps.students.update(studentId, (record) => ({ state: changeRecord(record, change, today) }));
  };
}
