import type { DocumentStore } from '@pathshala/service-kit/documents';
import { createAggregateStore, type Aggregate } from '@pathshala/service-kit/events';
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
    async list(query) {
      const filter = { deletedAt: null, ...containsText('searchText', query.q) };
      const direction = query.sort === 'name' ? 1 : -1;
      const [items, total] = await Promise.all([
        collection
          .find(filter, {
            sort: { nameKey: direction, _id: direction },
            skip: (query.page - 1) * query.pageSize,
            limit: query.pageSize,
            projection: { outbox: 0 },
          })
          .toArray(),
        collection.countDocuments(filter),
      ]);
      return { items, total };
    },
    async remove(id) {
      await collection.deleteOne({ _id: id });
    },
  };
}
