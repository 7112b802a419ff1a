import { paisaOf } from '@pathshala/rules/money';
import { pending, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { claimChanged, noticeRequested } from '@pathshala/svc-catalog-contract/events';
import {
  claimApprovedNotice,
  claimRefusedNotice,
  claimSentNotice,
} from '@pathshala/svc-catalog-contract/claim-notices';
import { versionOf, type Claim } from '../domain/claim.ts';

function coursePath({ courseKind, courseCode, courseId }: Claim): string {
  return courseKind === 'admission'
    ? `/courses/admission/${encodeURIComponent(courseCode)}`
    : `/courses/academic/${courseId}`;
}

function enrolledPath(claim: Claim): string {
  return `${coursePath(claim)}/${claim.courseKind === 'admission' ? 'units' : 'subjects'}`;
}

function valuesOf({ courseName, method, amount, transactionId }: Claim, path: string) {
  return { courseName, path, method, amount, transactionId };
}

export function claimChangedEvent(claim: Claim): PendingEvent {
  const { _id, courseId, courseKind, courseName, method, amount, state, sentAt, decidedAt } = claim;
  return pending(claimChanged, {
    claimId: _id,
    version: versionOf(claim),
    courseId,
    courseKind,
    courseName,
    method,
    amount: paisaOf(amount),
    state,
    sentAt,
    decidedAt,
  });
}

export function sentEvents(claim: Claim): readonly PendingEvent[] {
  return [claimChangedEvent(claim), ...sentMail(claim)];
}

export function refusedEvents(claim: Claim): readonly PendingEvent[] {
  return [claimChangedEvent(claim), ...refusedMail(claim)];
}

/** No mail goes to a deleted account. */
function sentMail(claim: Claim): readonly PendingEvent[] {
  if (claim.studentId === null) return [];
  const values = valuesOf(claim, coursePath(claim));
  return [pending(noticeRequested, claimSentNotice.request(claim.studentId, values))];
}

/** The mail after the enrolment; the approval of the claim was published before. */
export function enrolledEvents(claim: Claim): readonly PendingEvent[] {
  if (claim.studentId === null) return [];
  const values = valuesOf(claim, enrolledPath(claim));
  return [pending(noticeRequested, claimApprovedNotice.request(claim.studentId, values))];
}

function refusedMail(claim: Claim): readonly PendingEvent[] {
  if (claim.studentId === null) return [];
  const values = { ...valuesOf(claim, coursePath(claim)), reason: claim.reason };
  return [pending(noticeRequested, claimRefusedNotice.request(claim.studentId, values))];
}
