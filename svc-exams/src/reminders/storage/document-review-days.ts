import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { ReviewDay, ReviewDays } from '../ports.ts';

const name = 'review_days';

export const reviewDayAggregates = [name];

export function createDocumentReviewDays({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): ReviewDays {
  const collection = documents.collection<ReviewDay & Aggregate>(name);
  const store = createAggregateStore<ReviewDay>({ collection, now, newId });
  return {
    ...store,
    async begin(_id) {
      const first: ReviewDay = { _id, upTo: '', isDone: false, schemaVersion: 1 };
      const stored = await store.find(_id);
      if (stored !== null) return stored;
      return (await isInserted(store.insert(first))) ? first : ((await store.find(_id)) ?? first);
    },
    async deleteBefore(day) {
      await collection.deleteMany({ _id: { $lt: day }, outboxAt: null });
    },
  };
}
