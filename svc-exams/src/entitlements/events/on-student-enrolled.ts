import { on, type Subscription } from '@pathshala/events/subscription';
import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import type { Entitlements } from '../ports.ts';

/** An enrolment is the right to every paper of its course. It happens once, so it has one version. */
export function onStudentEnrolled(entitlements: Entitlements): Subscription {
  return on(studentEnrolled, ({ data }) =>
    entitlements.record({
      sourceId: data.enrolmentId,
      studentId: data.studentId,
      scope: { kind: 'course', id: data.courseId },
      isActive: true,
      version: 1,
    }),
  );
}
