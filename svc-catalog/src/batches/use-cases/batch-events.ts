import { pending } from '@pathshala/service-kit/events/aggregate';
import { batchChanged, batchJoined, batchLeft } from '@pathshala/svc-catalog-contract/events';
import type { Batch } from '../domain/batch.ts';
import type { Membership } from '../domain/membership.ts';

/** `addedCourseIds`: the courses that the change added, in which the members are to be enrolled. */
export function batchChangedEvent(batch: Batch, addedCourseIds: readonly string[] = []) {
  const { _id, version, name, courseIds, archivedAt } = batch;
  return pending(batchChanged, {
    batchId: _id,
    version,
    name,
    courseIds: [...courseIds],
    isArchived: archivedAt !== null,
    addedCourseIds: [...addedCourseIds],
  });
}

export function batchJoinedEvent(membership: Membership) {
  const { _id, batchId, studentId, version, joinedAt, movedFrom } = membership;
  return pending(batchJoined, { membershipId: _id, batchId, studentId, version, joinedAt, movedFrom });
}

export function batchLeftEvent(membership: Membership) {
  const { _id, batchId, studentId, version, joinedAt, leftAt, movedTo, endsEnrolments } = membership;
  return pending(batchLeft, {
    membershipId: _id,
    batchId,
    studentId,
    version,
    leftAt: leftAt ?? joinedAt,
    movedTo,
    endsEnrolments,
  });
}
