import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { StudentRecord } from '../domain/student.ts';
import type { Students } from '../ports.ts';

export interface ReadStudentDependencies {
  readonly students: Pick<Students, 'find'>;
}

/** Rejects with `not-found` ('No student data available'). */
export function readStudent({ students }: ReadStudentDependencies) {
  return async (studentId: string | null): Promise<StudentRecord> => {
    const record = studentId === null ? null : await students.find(studentId);
    if (record === null || record.deletedAt !== null) {
      throw new DomainError('not-found', 'auth.student-unknown');
    }
    return record;
  };
}
