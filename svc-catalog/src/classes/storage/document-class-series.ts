import { forgetEditor } from '@pathshala/back-office/forget-editor';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { ClassSeries } from '../domain/series.ts';
import type { SeriesStore } from '../ports.ts';

const name = 'class-series';

export const seriesAggregates = [name];

export const seriesIndexes = [
  { collection: name, keys: { workDueAt: 1 } },
  { collection: name, keys: { courseId: 1 } },
  { collection: name, keys: { batchId: 1 } },
] as const;

export function createDocumentClassSeries({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): SeriesStore {
  const collection = documents.collection<ClassSeries & Aggregate>(name);
  return {
    ...createAggregateStore<ClassSeries>({ collection, now, newId }),
    listWorkDue: (at, limit) =>
      collection.find({ workDueAt: { $gt: 0, $lte: at } }, { limit, projection: { outbox: 0 } }).toArray(),
    ofCourse: (courseId) =>
      collection.find({ courseId }, { sort: { from: 1, _id: 1 }, projection: { outbox: 0 } }).toArray(),
    async rename(place, names) {
      const stale = Object.entries(names).map(([field, value]) => ({ [field]: { $ne: value } }));
      await collection.updateMany({ ...place, $or: stale }, { $set: { ...names } });
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}
