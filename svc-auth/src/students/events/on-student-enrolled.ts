import { on, type Subscription } from '@pathshala/events/subscription';
import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { applyEnrolment } from '../domain/projection.ts';
import type { UpdateRecordForCourse } from '../use-cases/update-record-for-course.ts';

/** Idempotent by the course: the same enrolment changes nothing when it is delivered again. */
export function onStudentEnrolled(updateRecordForCourse: UpdateRecordForCourse): Subscription {
  return on(studentEnrolled, async ({ data }) => {
    const { enrolmentId, courseId, courseKind, courseName, courseCode, courseThumbnail, enrolledAt } = data;
    const enrolment = {
      enrolmentId,
      courseId,
      courseKind,
      courseName,
      courseCode,
      courseThumbnail,
      enrolledAt,
    };
    await updateRecordForCourse(data, (record) => applyEnrolment(record, enrolment));
  });
}
