import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { SessionEnds } from '../ports.ts';

interface StoredSessionEnd {
  readonly _id: string;
  readonly endedAt: number;
}

/** One document for each account whose sessions were ever ended. */
export function createDocumentSessionEnds(documents: DocumentStore): SessionEnds {
  const stored = documents.collection<StoredSessionEnd>('session_ends');
  return {
    async lastOf(userId) {
      return (await stored.findOne({ _id: userId }))?.endedAt ?? null;
    },

    async record(userId, endedAt) {
      if (await insertOnce(stored, { _id: userId, endedAt })) return;
      await stored.updateOne({ _id: userId, endedAt: { $lt: endedAt } }, { $set: { endedAt } });
    },
  };
}
