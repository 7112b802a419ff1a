import { finishCourse, unfinishedCourse } from '../domain/delete-parts.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { AcademicCourses } from '../ports.ts';

interface StoreCourseDependencies {
  readonly courses: Pick<AcademicCourses, 'insert' | 'update'>;
  readonly now: () => number;
}

/**
 * Stores a new course that has lessons. It is hidden until all of them are stored. If that fails or is interrupted, the job
 * `finish-academic-deletes` removes the stored parts.
 */
export function storeCourse({ courses, now }: StoreCourseDependencies) {
  return async (course: AcademicCourse, storeParts: () => Promise<void>): Promise<AcademicCourse> => {
    await courses.insert(unfinishedCourse(course, now()));
    await storeParts();
    return courses.update(course._id, (stored) => ({ state: finishCourse(stored) }));
  };
}

export type StoreCourse = ReturnType<typeof storeCourse>;
