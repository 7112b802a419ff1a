import type { EventName } from '@pathshala/contract-kit/event';
import { auditEvents } from './audit-events.ts';

/** The events that svc-auth reacts to. Its queue is bound to them before it, or any publisher, starts. */
export const subscriptions: readonly EventName[] = [
  'auth.user.verified.v1',
  'auth.user.deleted.v1',
  'auth.user.email-changed.v1',
  'auth.user.mobile-proved.v1',
  'catalog.course.deleted.v1',
  'catalog.course.outlined.v1',
  'catalog.student.enrolled.v1',
  'catalog.student.unenrolled.v1',
  'catalog.batch.joined.v1',
  'catalog.batch.left.v1',
  'catalog.progress.changed.v1',
  'catalog.payment.recorded.v1',
  'catalog.batch.joined.v1',
  'catalog.batch.left.v1',
  'catalog.student.absent.v1',
  'campaigns.campaign.registered.v1',
  'campaigns.campaign.cancelled.v1',
  'campaigns.sms.requested.v1',
  'exams.exam.submitted.v1',
  'campaigns.results.released.v1',
  // svc-auth stores the audit log of all services.
  ...auditEvents.map(({ name }) => name),
  'catalog.notice.requested.v1',
  'exams.notice.requested.v1',
  'campaigns.notice.requested.v1',
  'auth.work.waiting.v1',
  'catalog.work.waiting.v1',
  'exams.work.waiting.v1',
  'campaigns.work.waiting.v1',
];
