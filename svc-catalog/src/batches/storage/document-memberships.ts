import { findPage } from '@pathshala/stores/documents/find-page';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Membership } from '../domain/membership.ts';
import type { BatchDirectory, Memberships } from '../ports.ts';
import { batchCollection, batchNames } from './document-batches.ts';

const name = 'batchMembers';

export const membershipAggregates = [name];

export const membershipIndexes = [
  { collection: name, keys: { seatKey: 1 }, unique: true },
  { collection: name, keys: { batchId: 1, leftAt: 1, joinedAt: 1, _id: 1, seat: 1, studentId: 1 } },
  { collection: name, keys: { batchId: 1, leftAt: 1, _id: 1 } },
  { collection: name, keys: { studentId: 1, leftAt: 1, batchId: 1 } },
] as const;

const inBatch = { leftAt: null } as const;

export function membershipCollection(documents: DocumentStore) {
  return documents.collection<Membership & Aggregate>(name);
}

export function createDocumentMemberships({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Memberships {
  const collection = membershipCollection(documents);
  const directory = createDocumentBatchDirectory(documents);
  return {
    ...createAggregateStore<Membership>({ collection, now, newId }),
    async seatsOf(batchId) {
      const found = await collection.find({ batchId, ...inBatch }, { projection: { seat: 1 } }).toArray();
      return new Set(found.map(({ seat }) => seat ?? 0));
    },
    membersOf: (batchId) => directory.membersOf(batchId),
    batchesOf: (studentId) => directory.batchesOf(studentId),
    async countsOf(batchIds) {
      if (batchIds.length === 0) return new Map();
      const counts = await collection.countBy(['batchId'], { batchId: { $in: [...batchIds] }, ...inBatch });
      return new Map(counts.map(({ values: [batchId], count }) => [String(batchId), count]));
    },
    membersAfter: (batchId, membershipId, limit) =>
      collection
        .find({ batchId, ...inBatch, _id: { $gt: membershipId } }, { sort: { _id: 1 }, limit })
        .toArray(),
    page: ({ batchId, isLeft, students, page, pageSize }) =>
      findPage(
        collection,
        {
          batchId,
          leftAt: isLeft ? { $ne: null } : null,
          ...(students && { studentId: { $in: [...students] } }),
        },
        { page, pageSize, sort: isLeft ? { leftAt: -1, _id: 1 } : { joinedAt: -1, _id: 1 } },
      ),
    async ofStudents(studentIds) {
      if (studentIds.length === 0) return [];
      const options = { projection: { batchId: 1, studentId: 1 } } as const;
      return collection.find({ studentId: { $in: [...studentIds] }, ...inBatch }, options).toArray();
    },
    allOfStudent: (studentId) => collection.find({ studentId }).toArray(),
    async removeStudent(studentId) {
      await collection.deleteMany({ studentId });
    },
  };
}

/** The directory for other capabilities, which may be composed before the one of batches. */
export function createDocumentBatchDirectory(documents: DocumentStore): BatchDirectory {
  const batches = batchCollection(documents);
  const collection = membershipCollection(documents);
  return {
    find: (_id) => batches.findOne({ _id }),
    namesOf: batchNames(documents),
    async membersOf(batchId) {
      const options = { sort: { joinedAt: 1, _id: 1 }, projection: { studentId: 1 } } as const;
      const found = await collection.find({ batchId, ...inBatch }, options).toArray();
      return found.map(({ studentId }) => studentId);
    },
    async batchesOf(studentId) {
      const found = await collection
        .find({ studentId, ...inBatch }, { projection: { batchId: 1 } })
        .toArray();
      return found.map(({ batchId }) => batchId);
    },
    async batchesOfEach(studentIds) {
      const filter = { studentId: { $in: [...studentIds] }, ...inBatch };
      const found = await collection.find(filter, { projection: { batchId: 1, studentId: 1 } }).toArray();
      const each = Map.groupBy(found, ({ studentId }) => studentId);
      return new Map([...each].map(([id, memberships]) => [id, memberships.map(({ batchId }) => batchId)]));
    },
    async reachOf({ courseIds, batchIds: named }) {
      const either = [{ _id: { $in: [...named] } }, { courseIds: { $in: [...courseIds] } }];
      const found = await batches.find({ $or: either }, { projection: { courseIds: 1 } }).toArray();
      const reached = found.filter(
        (batch) => named.includes(batch._id) || batch.courseIds.every((id) => courseIds.includes(id)),
      );
      return {
        courseIds,
        batchIds: reached.map(({ _id }) => _id),
        batchCourseIds: [...new Set(reached.flatMap((batch) => batch.courseIds))],
      };
    },
    async studentsOf(batchIds) {
      const filter = { batchId: { $in: [...batchIds] }, ...inBatch };
      const found = await collection.find(filter, { projection: { studentId: 1 } }).toArray();
      return [...new Set(found.map(({ studentId }) => studentId))];
    },
  };
}
