import { editedView } from '@pathshala/contract-kit/edited';
import type { BatchMember, OwnBatch, StudentBatch } from '@pathshala/svc-catalog-contract/batch-members';
import type { Batch as BatchView } from '@pathshala/svc-catalog-contract/batches';
import type { Membership, Stay } from '../domain/membership.ts';
import type { DescribedBatch } from '../use-cases/describe-batches.ts';
import type { StayInBatch } from '../use-cases/read-members.ts';

function viewFacts({ batch, courses }: Pick<DescribedBatch, 'batch' | 'courses'>) {
  const { _id, name, teacherName, room, startsOn, endsOn } = batch;
  return {
    _id,
    name,
    courses: courses.map(({ courseId, courseName }) => ({ courseId, courseName })),
    teacherName,
    room,
    startsOn,
    endsOn,
  };
}

export function viewBatch(described: DescribedBatch): BatchView {
  const { batch, memberCount } = described;
  const { courseIds, teacherId, capacity, notifiesGuardian = false, createdAt, archivedAt, edited } = batch;
  return {
    ...viewFacts(described),
    courseIds: [...courseIds],
    teacherId,
    capacity,
    notifiesGuardian,
    memberCount,
    createdAt,
    archivedAt,
    ...editedView(edited),
  };
}

export function viewOwnBatch(described: DescribedBatch, { joinedAt }: Membership): OwnBatch {
  return { ...viewFacts(described), joinedAt };
}

type Names = ReadonlyMap<string, string>;

const otherBatch = (batchId: string | null, names: Names) =>
  batchId === null ? null : { batchId, name: names.get(batchId) ?? '' };

function viewStay({ joinedAt, leftAt, movedFrom, movedTo, leftReason }: Stay, names: Names) {
  return {
    joinedAt,
    leftAt,
    movedFrom: otherBatch(movedFrom, names),
    movedTo: otherBatch(movedTo, names),
    leftReason,
  };
}

export function viewMember(membership: Membership, names: Names): BatchMember {
  const { _id, studentId } = membership;
  return { _id, studentId, ...viewStay(membership, names) };
}

export function viewStudentBatch({ batchId, stay }: StayInBatch, names: Names): StudentBatch {
  return { batch: { batchId, name: names.get(batchId) ?? '' }, ...viewStay(stay, names) };
}
