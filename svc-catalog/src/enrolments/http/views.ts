import type { CourseStudent, EnrolledCourse } from '@pathshala/svc-catalog-contract/enrolment';
import { progressOf, type Enrolment } from '../domain/enrolment.ts';
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
    accessUntil: enrolment.accessUntil ?? null,
  };
}

export function viewCourseStudent(enrolment: Enrolment): CourseStudent {
  const { _id, studentId, courseId, courseKind, courseName, enrolledAt } = enrolment;
  const { endedAt = null, endReason = '', accessUntil = null } = enrolment;
  const about = { _id, studentId, courseId, courseKind, courseName, enrolledAt };
  return { ...about, endedAt, endReason, accessUntil };
}
