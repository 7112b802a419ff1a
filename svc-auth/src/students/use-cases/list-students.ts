import type { StudentListQuery, Students } from '../ports.ts';

export interface ListStudentsDependencies {
  readonly students: Pick<Students, 'list'>;
}

export function listStudents({ students }: ListStudentsDependencies) {
  return (query: StudentListQuery) => students.list(query);
}
