import { pending } from '@pathshala/service-kit/events/aggregate';
import { batchChanged, batchJoined, batchLeft } from '@pathshala/svc-catalog-contract/events';
import type { Batch } from '../domain/batch.ts';
import type { Membership } from '../domain/membership.ts';

export function batchChangedEvent({ _id, version, name, courseIds, archivedAt }: Batch) {
  const isArchived = archivedAt !== null;
  return pending(batchChanged, { batchId: _id, version, name, courseIds: [...courseIds], isArchived });
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
