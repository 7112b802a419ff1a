import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { StudentRecord } from '../domain/student.ts';
import type { HiddenCourses, Students } from '../ports.ts';
import { withoutDeletedCourses } from './hide-deleted-courses.ts';

interface ReadStudentDependencies {
  readonly students: Pick<Students, 'find'>;
  readonly hiddenCourses: Pick<HiddenCourses, 'among'>;
}

/** Rejects with `not-found` ('No student data available'). */
export function readStudent({ students, hiddenCourses }: ReadStudentDependencies) {
  return async (studentId: string | null): Promise<StudentRecord> => {
    const record = studentId === null ? null : await students.find(studentId);
    if (record === null || record.deletedAt !== null) {
      throw new DomainError('not-found', 'auth.student-unknown');
    }
    const [shown = record] = await withoutDeletedCourses(hiddenCourses, [record]);
    return shown;
  };
}
