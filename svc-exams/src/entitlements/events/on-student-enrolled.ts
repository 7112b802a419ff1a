import { on, type Subscription } from '@pathshala/events/subscription';
import { studentEnrolled, studentUnenrolled } from '@pathshala/svc-catalog-contract/events';
import type { Entitlements } from '../ports.ts';

/** An enrolment is the right to every paper of its course. */
export function onStudentEnrolled(entitlements: Entitlements): Subscription {
  return on(studentEnrolled, ({ data }) =>
    entitlements.record({
      sourceId: data.enrolmentId,
      studentId: data.studentId,
      scope: { kind: 'course', id: data.courseId },
      isActive: true,
      version: data.version ?? 1,
    }),
  );
}

/** The right ends; an attempt that was begun before goes on, and results stay. */
export function onStudentUnenrolled(entitlements: Entitlements): Subscription {
  return on(studentUnenrolled, ({ data }) =>
    entitlements.record({
      sourceId: data.enrolmentId,
      studentId: data.studentId,
      scope: { kind: 'course', id: data.courseId },
      isActive: false,
      version: data.version,
    }),
  );
}
