import { removeCourse } from '../domain/projection.ts';
import type { DeletedCourses } from '../ports.ts';
import type { Merge, UpdateRecord } from './update-record.ts';

interface UpdateRecordForCourseDependencies {
  readonly updateRecord: UpdateRecord;
  readonly deletedCourses: DeletedCourses;
}

interface CourseOfStudent {
  readonly studentId: string;
  readonly courseId: string;
}

export type UpdateRecordForCourse = (target: CourseOfStudent, merge: Merge) => Promise<void>;

/**
 * Merges an event about a course, and removes the course where it is deleted. The check comes after the write: a concurrent
 * deletion first marks the course and then reads the records, so either this check or that read finds the other's write.
 */
export function updateRecordForCourse(deps: UpdateRecordForCourseDependencies): UpdateRecordForCourse {
  return async ({ studentId, courseId }, merge) => {
    await deps.updateRecord(studentId, merge);
    if (!(await deps.deletedCourses.has(courseId))) return;
    await deps.updateRecord(studentId, (record) => removeCourse(record, courseId));
  };
}
