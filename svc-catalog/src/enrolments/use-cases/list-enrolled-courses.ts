import type { CourseLookup, Enrolments } from '../ports.ts';
import type { EnrolmentInCourse } from './enrol.ts';

interface ListEnrolledCoursesDependencies {
  readonly enrolments: Enrolments;
  readonly courses: CourseLookup;
}

/** Leaves out deleted courses, whose enrolments remain stored. A student has few enrolments, so the page is cut here. */
export function listEnrolledCourses({ enrolments, courses }: ListEnrolledCoursesDependencies) {
  return async (query: {
    studentId: string;
    page: number;
    pageSize: number;
  }): Promise<{ items: EnrolmentInCourse[]; total: number }> => {
    const { studentId, page, pageSize } = query;
    const found = await Promise.all(
      (await enrolments.ofStudent(studentId)).map(async (enrolment) => {
        const course = await courses.find(enrolment.courseId);
        return course === null ? [] : [{ enrolment, course }];
      }),
    );
    const all = found.flat();
    return { items: all.slice((page - 1) * pageSize, page * pageSize), total: all.length };
  };
}
