import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import { LRUCache } from 'lru-cache';
import type { MistakeWaits } from '../ports.ts';

interface StoredWait {
  readonly _id: string;
  readonly lastAttemptId: string;
}

/** Milliseconds; shorter than the time between two runs of the job that removes waits. */
const rememberedMs = 30_000;

/** One document for each exam, not for each attempt: ten thousand submit in one minute. */
export function createDocumentMistakeWaits(documents: DocumentStore): MistakeWaits {
  const stored: Collection<StoredWait> = documents.collection('mistake_waits');
  const added = new LRUCache<string, true>({ max: 500, ttl: rememberedMs });
  return {
    async add(examId) {
      if (added.has(examId)) return;
      await insertOnce(stored, { _id: examId, lastAttemptId: '' });
      added.set(examId, true);
    },

    async exams() {
      const found = await stored.find({}).toArray();
      return found.map(({ _id: examId, lastAttemptId }) => ({ examId, lastAttemptId }));
    },

    async advance(examId, lastAttemptId) {
      await stored.updateOne({ _id: examId }, { $set: { lastAttemptId } });
    },

    async done(examId) {
      await stored.deleteOne({ _id: examId });
      added.delete(examId);
    },
  };
}
