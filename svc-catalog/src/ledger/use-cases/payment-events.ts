import { pending, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { paymentRecorded } from '@pathshala/svc-catalog-contract/events';
import type { FeeAccount } from '../domain/account.ts';
import type { Posting } from '../domain/entry.ts';

/** The event of a posting by which money came in; none for every other kind. */
export function paymentEvents(
  { studentId, courseId, courseName }: FeeAccount,
  { _id: entryId, kind, amountPaisa, method, reference, at }: Posting,
): readonly PendingEvent[] {
  if (kind !== 'payment' || method === null) return [];
  const place = { entryId, studentId, courseId, courseName };
  return [pending(paymentRecorded, { ...place, amountPaisa, method, reference, at })];
}
