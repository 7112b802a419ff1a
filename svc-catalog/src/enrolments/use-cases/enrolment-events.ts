import { pending } from '@pathshala/events/aggregate';
import { progressChanged, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { progressOf, type EnrollableCourse, type Enrolment } from '../domain/enrolment.ts';

export function studentEnrolledEvent(enrolment: Enrolment) {
  const { _id, studentId, courseId, courseKind, category, enrolledAt } = enrolment;
  const { courseName, courseCode, courseThumbnail } = enrolment;
  return pending(studentEnrolled, {
    enrolmentId: _id,
    studentId,
    courseId,
    courseKind,
    category,
    courseName,
    courseCode,
    courseThumbnail,
    enrolledAt,
  });
}

export function progressChangedEvent(enrolment: Enrolment, { courseName, examIds }: EnrollableCourse) {
  const { completed, total, percent } = progressOf(enrolment, examIds);
  const { studentId, courseId, category, progressVersion: version } = enrolment;
  return pending(progressChanged, {
    studentId,
    courseId,
    category,
    courseName,
    version,
    completed,
    total,
    overallProgress: percent,
  });
}
