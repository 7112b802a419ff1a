import type { EnrolledCourse } from '../../../contract/enrolment.ts';
import { progressOf, type EnrollableCourse, type Enrolment } from '../domain/enrolment.ts';
import type { Enrollables, Enrolments } from './ports.ts';

/** With the course's facts of today; those of the day of enrolling where it has been deleted. */
export function describeEnrolment(enrolment: Enrolment, course: EnrollableCourse | null): EnrolledCourse {
  const { courseName, courseCode, courseThumbnail } = course ?? enrolment;
  const { completed, total, percent } = progressOf(enrolment, course?.examIds ?? []);
  return {
    enrolmentId: enrolment._id,
    courseId: enrolment.courseId,
    courseKind: enrolment.courseKind,
    category: enrolment.category,
    name: courseName,
    courseCode,
    courseThumbnail,
    enrolledAt: enrolment.enrolledAt,
    completed,
    total,
    progress: percent,
  };
}

export function listEnrolledCourses(deps: { enrolments: Enrolments; enrollables: Enrollables }) {
  return async (query: { studentId: string; page: number; pageSize: number }) => {
    const { studentId, page, pageSize } = query;
    const [found, total] = await Promise.all([
      deps.enrolments.ofStudent(studentId, { skip: (page - 1) * pageSize, limit: pageSize }),
      deps.enrolments.countOfStudent(studentId),
    ]);
    const items = await Promise.all(
      found.map(async (enrolment) =>
        describeEnrolment(enrolment, await deps.enrollables.find(enrolment.courseId)),
      ),
    );
    return { items, total, page, pageSize };
  };
}
