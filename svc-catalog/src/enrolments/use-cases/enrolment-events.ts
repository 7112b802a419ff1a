import { pending } from '@pathshala/service-kit/events/aggregate';
import {
  noticeRequested,
  progressChanged,
  studentEnrolled,
  studentUnenrolled,
} from '@pathshala/svc-catalog-contract/events';
import { enrolledNotice, unenrolledNotice } from '@pathshala/svc-catalog-contract/notices';
import { versionOf } from '../domain/enrol.ts';
import {
  completedPartsOf,
  lastLessonAtOf,
  progressOf,
  recentLessonsOf,
  type EnrollableCourse,
  type Enrolment,
} from '../domain/enrolment.ts';

export function studentEnrolledEvent(enrolment: Enrolment) {
  const { _id, studentId, courseId, courseKind, category, enrolledAt } = enrolment;
  const { courseName, courseCode, courseThumbnail, fee, version } = enrolment;
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
    ...(fee !== undefined && { fee }),
    ...(version !== undefined && { version }),
  });
}

export function studentUnenrolledEvent(enrolment: Enrolment) {
  const { _id, studentId, courseId, courseKind, progressVersion, endedAt, enrolledAt } = enrolment;
  return pending(studentUnenrolled, {
    enrolmentId: _id,
    studentId,
    courseId,
    courseKind,
    version: versionOf(enrolment),
    progressVersion,
    endedAt: endedAt ?? enrolledAt,
    ...(enrolment.isTimeOver === true && { isTimeOver: true }),
  });
}

/** Mails the student that an administrator ended the enrolment, and the reason. */
export function unenrolledNoticeEvent({ studentId, courseName, endReason = '' }: Enrolment) {
  return pending(noticeRequested, unenrolledNotice.request(studentId, { courseName, reason: endReason }));
}

/** Mails the student that an administrator enrolled them. */
export function enrolledNoticeEvent({ studentId, enrolledAt, ...course }: Enrolment) {
  const { courseId, courseKind, courseName, courseCode } = course;
  const path =
    courseKind === 'admission'
      ? `/courses/admission/${encodeURIComponent(courseCode)}/units`
      : `/courses/academic/${courseId}/subjects`;
  return pending(noticeRequested, enrolledNotice.request(studentId, { courseName, path, enrolledAt }));
}

export function progressChangedEvent(enrolment: Enrolment, course: EnrollableCourse) {
  const { courseName } = course;
  const { completed, total, percent } = progressOf(enrolment, course);
  const { studentId, courseId, category, progressVersion: version } = enrolment;
  const { _id: enrolmentId, courseKind, enrolledAt } = enrolment;
  const lastLessonAt = lastLessonAtOf(enrolment);
  const recentLessons = recentLessonsOf(enrolment);
  return pending(progressChanged, {
    studentId,
    courseId,
    category,
    courseName,
    version,
    completed,
    total,
    overallProgress: percent,
    ...(lastLessonAt !== undefined && { lastLessonAt }),
    ...(recentLessons.length > 0 && { recentLessons: [...recentLessons] }),
    completedParts: [...completedPartsOf(enrolment)],
    enrolment: { enrolmentId, courseKind, enrolledAt },
  });
}
