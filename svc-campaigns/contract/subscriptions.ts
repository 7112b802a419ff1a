import type { EventName } from '@pathshala/contract-kit/event';

/** The events that svc-campaigns reacts to. Its queue is bound to them before it, or any publisher, starts. */
export const subscriptions: readonly EventName[] = [
  'auth.user.verified.v1',
  'auth.settings.changed.v1',
  'auth.user.deleted.v1',
  'auth.user.email-changed.v1',
  'auth.user.mobile-proved.v1',
  'catalog.batch.changed.v1',
  'catalog.batch.joined.v1',
  'catalog.batch.left.v1',
  'campaigns.campaign.registered.v1',
  'campaigns.campaign.cancelled.v1',
  'exams.attempt.begun.v1',
  'exams.exam.submitted.v1',
  'exams.exam.started.v1',
  'exams.exam.extended.v1',
  'exams.key.corrected.v1',
];
