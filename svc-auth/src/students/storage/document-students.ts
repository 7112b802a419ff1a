import type { DocumentStore } from '@pathshala/documents/port';
import { findPage } from '@pathshala/documents/find-page';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { byName } from '../../storage/by-name.ts';
import { containsText } from '../../storage/contains-text.ts';
import type { StudentRecord } from '../domain/student.ts';
import type { Students } from '../use-cases/ports.ts';

export const studentsCollection = 'students';

export function createDocumentStudents(platform: {
  readonly documents: DocumentStore;
  readonly now: () => number;
  readonly newId: () => string;
}): Students {
  const collection = platform.documents.collection<StudentRecord & Aggregate>(studentsCollection);
  const store = createAggregateStore<StudentRecord>({
    collection,
    now: platform.now,
    newId: platform.newId,
  });
  return {
    ...store,
    list({ q, page, pageSize, sort }) {
      const filter = { deletedAt: null, ...containsText('searchText', q) };
      return findPage(collection, filter, { page, pageSize, sort: byName(sort), projection: { outbox: 0 } });
    },
    async idsWithCourse(courseId) {
      const filter = { $or: [{ 'enrolments.courseId': courseId }, { 'progress.courseId': courseId }] };
      const found = await collection.find(filter, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    async remove(id) {
      await collection.deleteOne({ _id: id });
    },
  };
}
