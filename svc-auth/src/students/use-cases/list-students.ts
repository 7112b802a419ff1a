import type { HiddenCourses, StudentListQuery, Students } from '../ports.ts';
import { withoutDeletedCourses } from './hide-deleted-courses.ts';

interface ListStudentsDependencies {
  readonly students: Pick<Students, 'list'>;
  readonly hiddenCourses: Pick<HiddenCourses, 'among'>;
}

export function listStudents({ students, hiddenCourses }: ListStudentsDependencies) {
  return async (query: StudentListQuery): ReturnType<Students['list']> => {
    const { items, total } = await students.list(query);
    return { items: await withoutDeletedCourses(hiddenCourses, items), total };
  };
}
