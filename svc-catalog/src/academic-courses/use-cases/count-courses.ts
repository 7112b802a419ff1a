import type { AdmissionCourseCount } from '../../admission-courses/index.ts';
import { meanOf } from '../../ratings/index.ts';
import { openStatuses } from '../domain/course.ts';
import type { AcademicCourses } from '../ports.ts';

interface CountCoursesDependencies {
  readonly courses: AcademicCourses;
  readonly admissionCourses: AdmissionCourseCount;
}

interface CourseGroups {
  readonly academic: number;
  readonly admission: number;
  readonly questions: number;
  readonly rating: number | null;
}

/** Counts what is visible to everyone: the courses of each kind, the questions of the papers, the mean of the ratings. */
export function countCourses({ courses, admissionCourses }: CountCoursesDependencies) {
  return async (): Promise<CourseGroups> => {
    const [academic, admission, ofAcademic, { questions, ratings }] = await Promise.all([
      courses.count(openStatuses),
      admissionCourses.count(),
      courses.ratings(),
      admissionCourses.totals(),
    ]);
    return { academic, admission, questions, rating: meanOf([ofAcademic, ratings]) };
  };
}
