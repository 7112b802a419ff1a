import { on, type Subscription } from '@pathshala/events/subscription';
import { studentEnrolled, studentUnenrolled } from '@pathshala/svc-catalog-contract/events';
import type { recordEnd, recordEnrolment } from '../use-cases/record-enrolment.ts';

export function onStudentEnrolled(record: ReturnType<typeof recordEnrolment>): Subscription {
  return on(studentEnrolled, ({ data }) => record(data));
}

export function onStudentUnenrolled(record: ReturnType<typeof recordEnd>): Subscription {
  return on(studentUnenrolled, ({ data }) => record(data));
}
