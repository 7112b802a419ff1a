import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { ClassNotice } from '../domain/class-notice.ts';
import type { ClassNotices } from '../ports.ts';

const name = 'classNotices';

export const classNoticeAggregates = [name];

export const classNoticeIndexes = [
  { collection: name, keys: { dueAt: 1 } },
  { collection: name, keys: { startsAt: 1 } },
] as const;

export function createDocumentClassNotices({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): ClassNotices {
  const collection = documents.collection<ClassNotice & Aggregate>(name);
  const store = createAggregateStore<ClassNotice>({ collection, now, newId });
  return {
    ...store,
    async begin(notice) {
      await isInserted(store.insert(notice));
    },
    listDue: (at, limit) =>
      collection.find({ dueAt: { $gt: 0, $lte: at } }, { sort: { dueAt: 1 }, limit }).toArray(),
    async deleteBefore(startsAt) {
      await collection.deleteMany({ startsAt: { $lt: startsAt }, dueAt: null, outboxAt: null });
    },
  };
}
