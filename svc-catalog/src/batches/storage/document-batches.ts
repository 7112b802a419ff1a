import { containsText } from '@pathshala/stores/documents/contains-text';
import { findPage } from '@pathshala/stores/documents/find-page';
import type { DocumentStore, Filter } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { nameKeyOf, type Batch } from '../domain/batch.ts';
import type { Batches, BatchesQuery } from '../ports.ts';

const name = 'batches';

export const batchAggregates = [name];

export const batchIndexes = [
  ...['nameKey', 'startsOn', 'createdAt'].map((field) => ({
    collection: name,
    keys: { [field]: 1, _id: 1 } as const,
  })),
  { collection: name, keys: { courseIds: 1, nameKey: 1 } },
  { collection: name, keys: { teacherId: 1, nameKey: 1 } },
  { collection: name, keys: { editorId: 1 } },
] as const;

const sortFields = { name: 'nameKey', starts: 'startsOn', created: 'createdAt' };
const archivedAre = { only: { archivedAt: { $ne: null } }, with: {} } as const;

export function batchCollection(documents: DocumentStore) {
  return documents.collection<Batch & Aggregate>(name);
}

export function batchNames(documents: DocumentStore): Batches['namesOf'] {
  const collection = batchCollection(documents);
  return async (ids) => {
    if (ids.length === 0) return new Map();
    const options = { projection: { name: 1 } } as const;
    const found = await collection.find({ _id: { $in: [...ids] } }, options).toArray();
    return new Map(found.map(({ _id, name: batchName }) => [_id, batchName]));
  };
}

function filterOf({ q, courseId, teacherId, archived, ids }: BatchesQuery): Filter {
  return {
    ...(ids !== undefined && { _id: { $in: [...ids] } }),
    ...(archived ? archivedAre[archived] : { archivedAt: null }),
    ...(courseId !== undefined && { courseIds: courseId }),
    ...(teacherId !== undefined && { teacherId }),
    ...containsText(['nameKey'], q),
  };
}

export function createDocumentBatches({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Batches {
  const collection = batchCollection(documents);
  return {
    ...createAggregateStore<Batch>({ collection, now, newId }),
    list(query) {
      const { page, pageSize, sort } = query;
      return findPage(collection, filterOf(query), { page, pageSize, sort: sortBy(sort, sortFields) });
    },
    namesOf: batchNames(documents),
    async findMany(ids) {
      return ids.length === 0 ? [] : collection.find({ _id: { $in: [...ids] } }).toArray();
    },
    async forgetPerson(userId) {
      await forgetEditor(collection, userId);
      const taught = await collection.find({ teacherId: userId }).toArray();
      for (const { _id, name: batchName, room } of taught) {
        const nameKey = nameKeyOf({ name: batchName, room, teacherName: '' });
        const change = { $set: { teacherId: '', teacherName: '', nameKey }, $inc: { rev: 1 } };
        await collection.updateOne({ _id, teacherId: userId }, change);
      }
    },
  };
}
