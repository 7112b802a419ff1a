import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { NoticeChoices } from '../ports.ts';

/** One document for each account that has notices turned off; its id is that of the account. */
export function createDocumentNoticeChoices(documents: DocumentStore, now: () => number): NoticeChoices {
  const collection = documents.collection<{ readonly _id: string; readonly at: number }>('noticesOff');
  return {
    isOff: async (_id) => (await collection.findOne({ _id })) !== null,
    async turnOff(_id) {
      await insertOnce(collection, { _id, at: now() });
    },
    async turnOn(_id) {
      await collection.deleteOne({ _id });
    },
  };
}
