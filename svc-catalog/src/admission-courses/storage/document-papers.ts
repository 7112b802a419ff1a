import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Paper } from '../domain/paper.ts';
import type { Papers } from '../ports.ts';

const name = 'papers';

export const paperAggregates = [name];

export const paperIndexes = [
  { collection: name, keys: { 'content.courseId': 1 } },
  { collection: name, keys: { settleAt: 1 } },
] as const;

export function paperCollection(documents: DocumentStore) {
  return documents.collection<Paper & Aggregate>(name);
}

export function createDocumentPapers({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Papers {
  const collection = paperCollection(documents);
  return {
    ...createAggregateStore<Paper>({ collection, now, newId }),
    ofCourse: (courseId) =>
      collection.find({ 'content.courseId': courseId }, { projection: { outbox: 0 } }).toArray(),
    unfinished: (before, limit) =>
      collection
        .find({ settleAt: { $lte: before } }, { sort: { settleAt: 1 }, limit, projection: { outbox: 0 } })
        .toArray(),
  };
}
