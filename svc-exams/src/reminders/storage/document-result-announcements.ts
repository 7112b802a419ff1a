import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { ResultAnnouncement } from '../domain/result-announcement.ts';
import type { ResultAnnouncements } from '../ports.ts';

const name = 'result_announcements';

export const resultAnnouncementIndexes = [{ collection: name, keys: { dueAt: 1 } }] as const;

export const resultAnnouncementAggregates = [name];

/** Documents stay: an exam whose results were announced is looked at again while its window has just closed. */
export function createDocumentResultAnnouncements({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): ResultAnnouncements {
  const collection = documents.collection<ResultAnnouncement & Aggregate>(name);
  const store = createAggregateStore<ResultAnnouncement>({ collection, now, newId });
  return {
    ...store,
    async begin(announcement) {
      await isInserted(store.insert(announcement));
    },
    listDue: (at, limit) =>
      collection.find({ dueAt: { $gt: 0, $lte: at } }, { sort: { dueAt: 1 }, limit }).toArray(),
  };
}
