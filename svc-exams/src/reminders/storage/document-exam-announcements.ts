import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { ExamAnnouncement } from '../domain/exam-announcement.ts';
import type { ExamAnnouncements } from '../ports.ts';

const name = 'exam_announcements';

export const examAnnouncementIndexes = [
  { collection: name, keys: { dueAt: 1 } },
  { collection: name, keys: { startsAt: 1 } },
] as const;

export const examAnnouncementAggregates = [name];

export function createDocumentExamAnnouncements({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): ExamAnnouncements {
  const collection = documents.collection<ExamAnnouncement & Aggregate>(name);
  const store = createAggregateStore<ExamAnnouncement>({ collection, now, newId });
  return {
    ...store,
    async begin(announcement) {
      await isInserted(store.insert(announcement));
    },
    listDue: (at, limit) =>
      collection.find({ dueAt: { $gt: 0, $lte: at } }, { sort: { dueAt: 1 }, limit }).toArray(),
    async deleteBefore(startsAt) {
      await collection.deleteMany({ startsAt: { $lt: startsAt }, dueAt: null, outboxAt: null });
    },
  };
}
