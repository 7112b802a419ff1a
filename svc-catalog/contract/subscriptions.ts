import type { EventName } from '@pathshala/contract-kit/event';

/** The events that svc-catalog reacts to. Its queue is bound to them before it, or any publisher, starts. */
export const subscriptions: readonly EventName[] = [
  'auth.user.verified.v1',
  'auth.settings.changed.v1',
  'auth.user.deleted.v1',
  'catalog.student.enrolled.v1',
  'catalog.student.unenrolled.v1',
  'catalog.progress.changed.v1',
  'catalog.claim.changed.v1',
  'catalog.course.outlined.v1',
  'catalog.batch.changed.v1',
  'catalog.batch.joined.v1',
  'catalog.batch.left.v1',
  'catalog.paper.published.v1',
  'catalog.paper.withdrawn.v1',
  'catalog.work.changed.v1',
  'exams.exam.submitted.v1',
  'exams.paper.published.v1',
  'exams.paper.withdrawn.v1',
  'exams.key.corrected.v1',
];
