import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { StudentRecord } from '../domain/student.ts';
import type { Students } from './ports.ts';

/** Rejects with `not-found` ('No student data available'). */
export function readStudent(deps: { readonly students: Students }) {
  return async (studentId: string | null): Promise<StudentRecord> => {
    const record = studentId === null ? null : await deps.students.find(studentId);
    if (record === null || record.deletedAt !== null) {
      throw new DomainError('not-found', 'auth.student-unknown');
    }
    return record;
  };
}
