import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { PageMessages, PublishedMessages } from '../ports.ts';

export const pageMessageIndexes = [{ collection: 'page_messages', keys: { at: 1 } }] as const;

export function createDocumentPageMessages(documents: DocumentStore): PublishedMessages {
  const stored = documents.collection<PageMessages>('page_messages');
  return {
    async publish(published) {
      await stored.insertOne(published);
    },
    since: (time) => stored.find({ at: { $gte: time } }, { sort: { at: 1 } }).toArray(),
    async removeBefore(time) {
      await stored.deleteMany({ at: { $lt: time } });
    },
  };
}
