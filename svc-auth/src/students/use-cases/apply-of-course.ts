import { removeCourse } from '../domain/projection.ts';
import type { Merge } from './apply-to-student.ts';
import type { DeletedCourses } from './ports.ts';

export interface ApplyOfCourseDependencies {
  readonly applyToStudent: (studentId: string, merge: Merge) => Promise<void>;
  readonly deletedCourses: DeletedCourses;
}

export interface OfCourse {
  readonly studentId: string;
  readonly courseId: string;
}

/**
 * Merges an event about a course unless the course is gone. It is looked up after the write too: a deletion in between
 * marks the course first and then reads the records, so one of the two sees the other.
 */
export function applyOfCourse(deps: ApplyOfCourseDependencies) {
  return async ({ studentId, courseId }: OfCourse, merge: Merge): Promise<void> => {
    if (await deps.deletedCourses.has(courseId)) return;
    await deps.applyToStudent(studentId, merge);
    if (!(await deps.deletedCourses.has(courseId))) return;
    await deps.applyToStudent(studentId, (record) => removeCourse(record, courseId));
  };
}

export type ApplyOfCourse = ReturnType<typeof applyOfCourse>;
