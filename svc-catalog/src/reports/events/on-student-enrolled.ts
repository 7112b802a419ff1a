import { on, type Subscription } from '@pathshala/events/subscription';
import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import type { recordEnrolment } from '../use-cases/record-enrolment.ts';

export function onStudentEnrolled(record: ReturnType<typeof recordEnrolment>): Subscription {
  return on(studentEnrolled, ({ data }) => record(data));
}
