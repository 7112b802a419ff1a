import type { EnrolledCourse } from '@pathshala/svc-catalog-contract/enrolment';
import { progressOf } from '../domain/enrolment.ts';
import type { EnrolmentInCourse } from '../use-cases/enrol.ts';

export function viewEnrolledCourse({ enrolment, course }: EnrolmentInCourse): EnrolledCourse {
  const { courseName, courseCode, courseThumbnail } = course;
  const { completed, total, percent } = progressOf(enrolment, course);
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
