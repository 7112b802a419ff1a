import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import {
  batchJoined,
  batchLeft,
  studentEnrolled,
  studentUnenrolled,
} from '@pathshala/svc-catalog-contract/events';
import type { StudentPlaces } from './ports.ts';

interface Membership {
  readonly membershipId: string;
  readonly studentId: string;
  readonly batchId: string;
  readonly version: number;
}

interface Enrolment {
  readonly enrolmentId: string;
  readonly studentId: string;
  readonly courseId: string;
  readonly version?: number | undefined;
}

const inBatch = ({ membershipId, studentId, batchId, version }: Membership, isActive: boolean) => ({
  sourceId: membershipId,
  studentId,
  groupId: batchId,
  isActive,
  version,
});

const inCourse = ({ enrolmentId, studentId, courseId, version = 1 }: Enrolment, isActive: boolean) => ({
  sourceId: enrolmentId,
  studentId,
  groupId: courseId,
  isActive,
  version,
});

/** Stores who is in which course and batch. Idempotent by the version. */
export function placeReactions({ record, forget }: Pick<StudentPlaces, 'record' | 'forget'>) {
  return [
    on(batchJoined, ({ data }) => record(inBatch(data, true))),
    on(batchLeft, ({ data }) => record(inBatch(data, false))),
    on(studentEnrolled, ({ data }) => record(inCourse(data, true))),
    on(studentUnenrolled, ({ data }) => record(inCourse(data, false))),
    on(userDeleted, ({ data }) => forget(data.userId)),
  ] satisfies readonly Subscription[];
}
