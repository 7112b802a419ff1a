import type { ReceivedEvent } from '@pathshala/service-kit/contract';
import type { studentEnrolled } from '@pathshala/svc-catalog/contract/events';
import type { z } from 'zod';
import { applyEnrolment } from '../domain/projection.ts';
import type { Merge } from '../use-cases/apply-to-student.ts';

/** A picture within the address itself would make the record too large; the placeholder stands in for it. */
const longestAddress = 2000;

/** Once only by the course: the same enrolment told again changes nothing. */
export function onStudentEnrolled(deps: {
  readonly applyToStudent: (studentId: string, merge: Merge) => Promise<void>;
}) {
  return async ({ data }: ReceivedEvent<z.output<typeof studentEnrolled.data>>): Promise<void> => {
    const { enrolmentId, courseId, courseKind, courseName, courseCode, enrolledAt } = data;
    const courseThumbnail = data.courseThumbnail.length > longestAddress ? '' : data.courseThumbnail;
    const told = { enrolmentId, courseId, courseKind, courseName, courseCode, courseThumbnail, enrolledAt };
    await deps.applyToStudent(data.studentId, (record) => applyEnrolment(record, told));
  };
}
