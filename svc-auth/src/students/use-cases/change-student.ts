import type { StudentChange } from '@pathshala/svc-auth-contract/student';
import { changeRecord, type StudentRecord } from '../domain/student.ts';
import type { Students } from './ports.ts';

export interface ChangeStudentDeps {
  readonly readStudent: (studentId: string) => Promise<StudentRecord>;
  readonly students: Students;
  readonly now: () => number;
}

export function changeStudent(deps: ChangeStudentDeps) {
  return async (studentId: string, change: StudentChange): Promise<StudentRecord> => {
    await deps.readStudent(studentId);
    const today = new Date(deps.now()).toISOString().slice(0, 10);
    return deps.students.update(studentId, (record) => ({ state: changeRecord(record, change, today) }));
  };
}
