import type { ReceivedEvent } from '@pathshala/contract-kit/event';
import type { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import type { z } from 'zod';
import { applyEnrolment } from '../domain/projection.ts';
import type { ApplyOfCourse } from '../use-cases/apply-of-course.ts';

/** Once only by the course: the same enrolment told again changes nothing. */
export function onStudentEnrolled(deps: { readonly applyOfCourse: ApplyOfCourse }) {
  return async ({ data }: ReceivedEvent<z.output<typeof studentEnrolled.data>>): Promise<void> => {
    const { enrolmentId, courseId, courseKind, courseName, courseCode, courseThumbnail, enrolledAt } = data;
    const told = { enrolmentId, courseId, courseKind, courseName, courseCode, courseThumbnail, enrolledAt };
    await deps.applyOfCourse(data, (record) => applyEnrolment(record, told));
  };
}
