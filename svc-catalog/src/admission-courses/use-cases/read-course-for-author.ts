import type { EnrolmentStatuses } from '../../enrolments/index.ts';
import type { AdmissionCourses, Papers } from '../ports.ts';
import { loadCourse, type CourseWithPapers } from './load-course.ts';

interface ReadCourseForAuthorDependencies {
  readonly courses: AdmissionCourses;
  readonly papers: Papers;
  readonly enrolmentStatuses: EnrolmentStatuses;
}

export interface CourseForAuthor extends CourseWithPapers {
  readonly enrolledCount: number;
}

export function readCourseForAuthor(deps: ReadCourseForAuthorDependencies) {
  return async (id: string): Promise<CourseForAuthor> => ({
    ...(await loadCourse(deps, id)),
    enrolledCount: await deps.enrolmentStatuses.enrolledCount(id),
  });
}
