import { on, type Subscription } from '@pathshala/events/subscription';
import { studentEnrolled, studentUnenrolled } from '@pathshala/svc-catalog-contract/events';
import { applyEnrolment, endEnrolment } from '../domain/projection.ts';
import type { UpdateRecordForCourse } from '../use-cases/update-record-for-course.ts';

/** Idempotent by the course: the same enrolment changes nothing when it is delivered again. */
export function onStudentEnrolled(updateRecordForCourse: UpdateRecordForCourse): Subscription {
  return on(studentEnrolled, async ({ data }) => {
    const {
      enrolmentId,
      courseId,
      courseKind,
      courseName,
      courseCode,
      courseThumbnail,
      enrolledAt,
      version,
    } = data;
    const enrolment = {
      enrolmentId,
      courseId,
      courseKind,
      courseName,
      courseCode,
      courseThumbnail,
      enrolledAt,
      ...(version !== undefined && { version }),
    };
    await updateRecordForCourse(data, (record) => applyEnrolment(record, enrolment));
  });
}

/** Results stay as the student's history. */
export function onStudentUnenrolled(updateRecordForCourse: UpdateRecordForCourse): Subscription {
  return on(studentUnenrolled, ({ data }) => {
    const { courseId, version } = data;
    return updateRecordForCourse(data, (record) => endEnrolment(record, { courseId, version }));
  });
}
