import type { EnrolledCourse } from '@pathshala/svc-catalog-contract/enrolment';
import { progressOf, type EnrollableCourse, type Enrolment } from '../domain/enrolment.ts';
import type { Enrollables, Enrolments } from './ports.ts';

/** With the course's facts of today. */
export function describeEnrolment(enrolment: Enrolment, course: EnrollableCourse): EnrolledCourse {
  const { courseName, courseCode, courseThumbnail } = course;
  const { completed, total, percent } = progressOf(enrolment, course.examIds);
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

/** A deleted course is in nobody's list; the enrolment itself is kept. A student has few, so the page is cut here. */
export function listEnrolledCourses(deps: { enrolments: Enrolments; enrollables: Enrollables }) {
  return async (query: { studentId: string; page: number; pageSize: number }) => {
    const { studentId, page, pageSize } = query;
    const enrolments = await deps.enrolments.ofStudent(studentId);
    const found = await Promise.all(
      enrolments.map(async (enrolment) => {
        const course = await deps.enrollables.find(enrolment.courseId);
        return course === null ? [] : [describeEnrolment(enrolment, course)];
      }),
    );
    const all = found.flat();
    return { items: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, page, pageSize };
  };
}
