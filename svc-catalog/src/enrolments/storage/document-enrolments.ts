import type { DocumentStore } from '@pathshala/documents/port';
import type { Aggregate } from '@pathshala/events/aggregate';
import { createAggregateStore } from '@pathshala/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Enrolment } from '../domain/enrolment.ts';
import type { EnrolmentCounts, Enrolments } from '../ports.ts';
import { enrolmentId } from '../use-cases/enrolment-id.ts';

const name = 'enrolments';

export const enrolmentAggregates = [name];

export const enrolmentIndexes = [
  { collection: name, keys: { studentId: 1, enrolledAt: 1 } },
  { collection: name, keys: { courseId: 1, isAbandoned: 1 } },
] as const;

export function enrolmentCollection(documents: DocumentStore) {
  return documents.collection<Enrolment & Aggregate>(name);
}

export function createDocumentEnrolments({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Enrolments {
  const collection = enrolmentCollection(documents);
  return {
    ...createAggregateStore<Enrolment>({ collection, now, newId }),
    ofStudent: (studentId) => collection.find({ studentId }, { sort: { enrolledAt: -1, _id: 1 } }).toArray(),
    async abandon(studentId) {
      await collection.updateMany(
        { studentId, isAbandoned: false },
        { $set: { isAbandoned: true, lessonsCompleted: {} }, $inc: { rev: 1 } },
      );
    },
  };
}

export function createDocumentEnrolmentCounts(documents: DocumentStore): EnrolmentCounts {
  const collection = enrolmentCollection(documents);
  return {
    async enrolledIn(studentId, courseIds) {
      const ids = courseIds.map((courseId) => enrolmentId(studentId, courseId));
      const found = await collection.find({ _id: { $in: ids } }, { projection: { courseId: 1 } }).toArray();
      return new Set(found.map(({ courseId }) => courseId));
    },
    countOfCourse: (courseId) => collection.countDocuments({ courseId, isAbandoned: false }),
  };
}
