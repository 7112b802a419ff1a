import { countsOf } from '../domain/course.ts';
import type { AdmissionCourses } from '../ports.ts';

export interface CountOlderCoursesDependencies {
  readonly courses: Pick<AdmissionCourses, 'idsWithoutCounts' | 'update'>;
}

/** Stores the counts of courses of an earlier version, so that the list can be sorted by them. Idempotent. */
export function countOlderCourses({ courses }: CountOlderCoursesDependencies) {
  return async (): Promise<void> => {
    for (const id of await courses.idsWithoutCounts()) {
      await courses.update(id, (course) => ({ state: { ...course, ...countsOf(course) } }));
    }
  };
}
