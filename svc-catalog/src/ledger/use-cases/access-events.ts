import { pending, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { accessChanged } from '@pathshala/svc-catalog-contract/events';
import type { FeeAccount } from '../domain/account.ts';

function accessEvent({ studentId, courseId, isPaused, accessVersion: version }: FeeAccount): PendingEvent {
  return pending(accessChanged, { studentId, courseId, isPaused, version });
}

/** The event of a change that paused or resumed access. */
export function accessEvents(before: FeeAccount, after: FeeAccount): readonly PendingEvent[] {
  return before.accessVersion === after.accessVersion ? [] : [accessEvent(after)];
}
