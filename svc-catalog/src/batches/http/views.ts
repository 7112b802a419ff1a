import { editedView } from '@pathshala/contract-kit/edited';
import type { Batch as BatchView } from '@pathshala/svc-catalog-contract/batches';
import type { DescribedBatch } from '../use-cases/describe-batches.ts';

export function viewBatch({ batch, courses, memberCount }: DescribedBatch): BatchView {
  const { _id, name, courseIds, teacherId, teacherName, room, capacity, startsOn, endsOn } = batch;
  return {
    _id,
    name,
    courseIds: [...courseIds],
    courses: courses.map(({ courseId, courseName }) => ({ courseId, courseName })),
    teacherId,
    teacherName,
    room,
    capacity,
    startsOn,
    endsOn,
    memberCount,
    createdAt: batch.createdAt,
    archivedAt: batch.archivedAt,
    ...editedView(batch.edited),
  };
}
