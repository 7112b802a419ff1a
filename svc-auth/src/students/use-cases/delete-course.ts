import { removeCourse } from '../domain/projection.ts';
import type { DeletedCourses, Students } from '../ports.ts';
import type { UpdateRecord } from './update-record.ts';

interface DeleteCourseDependencies {
  readonly students: Pick<Students, 'idsWithCourse'>;
  readonly deletedCourses: DeletedCourses;
  readonly updateRecord: UpdateRecord;
}

/** Removes a course from every record. Marks it as deleted first, so that concurrent and later events do not add it again. */
export function deleteCourse(deps: DeleteCourseDependencies) {
  return async (courseId: string, deletedAt: string): Promise<void> => {
    await deps.deletedCourses.add(courseId, deletedAt);
    for (const studentId of await deps.students.idsWithCourse(courseId)) {
      await deps.updateRecord(studentId, (record) => removeCourse(record, courseId));
    }
  };
}
