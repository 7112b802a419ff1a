import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { campaignRegistered, campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import {
  batchJoined,
  batchLeft,
  studentAbsent,
  studentEnrolled,
  studentUnenrolled,
} from '@pathshala/svc-catalog-contract/events';
import type { AudiencePlace, AudiencePlaces, Messages, Recipients } from './ports.ts';
import type { Absent } from './domain/absence.ts';

type Record = AudiencePlaces['record'];

interface BatchPlace {
  readonly membershipId: string;
  readonly batchId: string;
  readonly studentId: string;
  readonly version: number;
}

function batchPlaceOf(
  { membershipId, batchId, studentId, version }: BatchPlace,
  isIn: boolean,
): AudiencePlace {
  return { _id: membershipId, kind: 'batch', placeId: batchId, studentId, isIn, version };
}

function onBatches(record: Record): readonly Subscription[] {
  return [
    on(batchJoined, ({ data }) => record(batchPlaceOf(data, true))),
    on(batchLeft, ({ data }) => record(batchPlaceOf(data, false))),
  ];
}

interface CoursePlace {
  readonly enrolmentId: string;
  readonly courseId: string;
  readonly studentId: string;
  readonly version?: number | undefined;
}

function coursePlaceOf(data: CoursePlace, isIn: boolean): AudiencePlace {
  const { enrolmentId: _id, courseId: placeId, studentId, version = 1 } = data;
  return { _id, kind: 'course', placeId, studentId, isIn, version };
}

function onCourses(record: Record): readonly Subscription[] {
  return [
    on(studentEnrolled, ({ data }) => record(coursePlaceOf(data, true))),
    on(studentUnenrolled, ({ data }) => record(coursePlaceOf(data, false))),
  ];
}

interface CampaignPlace {
  readonly registrationId: string;
  readonly campaignId: string;
  readonly studentId: string | null;
  readonly version: number;
}

/** A registration without an account gets the mails of svc-campaigns alone. */
async function recordRegistration(record: Record, data: CampaignPlace, isIn: boolean): Promise<void> {
  const { registrationId: _id, campaignId: placeId, studentId, version } = data;
  if (studentId !== null) await record({ _id, kind: 'campaign', placeId, studentId, isIn, version });
}

function onCampaigns(record: Record): readonly Subscription[] {
  return [
    on(campaignRegistered, ({ data }) => recordRegistration(record, data, true)),
    on(campaignRegistrationCancelled, ({ data }) => recordRegistration(record, data, false)),
  ];
}

/** Records the students of batches, courses and campaigns. */
export function onPlaces({ record }: Pick<AudiencePlaces, 'record'>): readonly Subscription[] {
  return [...onBatches(record), ...onCourses(record), ...onCampaigns(record)];
}

/** Idempotent by the id of the absence. */
export function onStudentAbsent(notify: (absent: Absent) => Promise<void>): Subscription {
  return on(studentAbsent, ({ data }) => notify(data));
}

interface Forgetting {
  readonly places: Pick<AudiencePlaces, 'forget'>;
  readonly recipients: Pick<Recipients, 'forget'>;
  readonly messages: Pick<Messages, 'forgetEditor' | 'forgetStudent'>;
}

export function onUserDeleted({ places, recipients, messages }: Forgetting): Subscription {
  return on(userDeleted, async ({ data }) => {
    await places.forget(data.userId);
    await recipients.forget(data.userId);
    await messages.forgetEditor(data.userId);
    await messages.forgetStudent(data.userId);
  });
}
