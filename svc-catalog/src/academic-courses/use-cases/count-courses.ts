import type { AdmissionCourseCount } from '../../admission-courses/ports.ts';
import { openStatuses } from '../domain/course.ts';
import type { AcademicCourses } from '../ports.ts';

export interface CountCoursesDependencies {
  readonly courses: AcademicCourses;
  readonly admissionCourses: AdmissionCourseCount;
}

/** Counts the courses of each kind that are visible to everyone. */
export function countCourses({ courses, admissionCourses }: CountCoursesDependencies) {
  return async (): Promise<{ academic: number; admission: number }> => {
    const [academic, admission] = await Promise.all([courses.count(openStatuses), admissionCourses.count()]);
    return { academic, admission };
  };
}
