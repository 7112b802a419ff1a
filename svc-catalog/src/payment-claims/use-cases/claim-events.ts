import { pending, type PendingEvent } from '@pathshala/events/aggregate';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import {
  claimApprovedNotice,
  claimRefusedNotice,
  claimSentNotice,
} from '@pathshala/svc-catalog-contract/claim-notices';
import type { Claim } from '../domain/claim.ts';

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

/** No mail goes to a deleted account. */
export function sentEvents(claim: Claim): readonly PendingEvent[] {
  if (claim.studentId === null) return [];
  const values = valuesOf(claim, coursePath(claim));
  return [pending(noticeRequested, claimSentNotice.request(claim.studentId, values))];
}

export function approvedEvents(claim: Claim): readonly PendingEvent[] {
  if (claim.studentId === null) return [];
  const values = valuesOf(claim, enrolledPath(claim));
  return [pending(noticeRequested, claimApprovedNotice.request(claim.studentId, values))];
}

export function refusedEvents(claim: Claim): readonly PendingEvent[] {
  if (claim.studentId === null) return [];
  const values = { ...valuesOf(claim, coursePath(claim)), reason: claim.reason };
  return [pending(noticeRequested, claimRefusedNotice.request(claim.studentId, values))];
}
