import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import {
  campaignRegistered,
  campaignRegistrationCancelled,
  campaignResultsReleased,
} from '@pathshala/svc-campaigns-contract/events';
import {
  batchJoined,
  batchLeft,
  accessChanged,
  courseDeleted,
  studentEnrolled,
  studentUnenrolled,
} from '@pathshala/svc-catalog-contract/events';
import { entitlementOf } from './domain/entitlement.ts';
import type { Entitlements, Releases } from './ports.ts';

/** A place in a batch is the right to what is addressed to it, for who has the course. */
export function onBatchJoined(entitlements: Entitlements): Subscription {
  return on(batchJoined, ({ data }) => entitlements.record(placeOf(data, true)));
}

/** Ends the right; an attempt that was begun before continues, and results stay. */
export function onBatchLeft(entitlements: Entitlements): Subscription {
  return on(batchLeft, ({ data }) => entitlements.record(placeOf(data, false)));
}

interface BatchPlace {
  readonly membershipId: string;
  readonly studentId: string;
  readonly batchId: string;
  readonly version: number;
}

function placeOf({ membershipId, studentId, batchId, version }: BatchPlace, isActive: boolean) {
  return {
    sourceId: membershipId,
    studentId,
    scope: { kind: 'batch', id: batchId },
    isActive,
    version,
  } as const;
}

/** Dues pause new attempts in the course; one that was begun before continues, and results stay. */
export function onAccessChanged(entitlements: Entitlements): Subscription {
  return on(accessChanged, ({ data }) => entitlements.recordPause(data));
}

export function onCampaignRegistered(entitlements: Entitlements): Subscription {
  return on(campaignRegistered, ({ data }) => entitlements.record(entitlementOf(data, true)));
}

export function onCampaignRegistrationCancelled(entitlements: Entitlements): Subscription {
  return on(campaignRegistrationCancelled, ({ data }) => entitlements.record(entitlementOf(data, false)));
}

/** Papers of a deleted course cannot be sat any more; results stay. */
export function onCourseDeleted(entitlements: Entitlements): Subscription {
  return on(courseDeleted, ({ data }) => entitlements.endCourse(data.courseId));
}

/** Opens key and explanations to participants. The event may arrive before the paper does. */
export function onResultsReleased(releases: Releases): Subscription {
  return on(campaignResultsReleased, ({ data }) => releases.release(data.campaignId, data.releasedAt));
}

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

/** Ends the right; an attempt that was begun before continues, and results stay. */
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

/** Ends the rights. Results stay: no name is stored here (AUTH-05). */
export function onUserDeleted(entitlements: Entitlements): Subscription {
  return on(userDeleted, ({ data }) => entitlements.endAllOf(data.userId));
}
