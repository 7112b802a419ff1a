import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { ChangePurpose, EmailChange } from '../domain/email-change.ts';
import type { EmailChanges } from '../ports.ts';

const collections = { 'email-change': 'emailChanges', 'mobile-change': 'mobileChanges' } as const;

export const emailChangesIndexes = Object.values(collections).map((collection) => ({
  collection,
  keys: { sentAt: 1 } as const,
}));

export function createDocumentEmailChanges(documents: DocumentStore, purpose: ChangePurpose): EmailChanges {
  const collection = documents.collection<EmailChange>(collections[purpose]);

  return {
    find: (userId) => collection.findOne({ _id: userId }),
    async replace(previous, { _id, ...fields }) {
      if (previous === null) return insertOnce(collection, { _id, ...fields });
      const { matchedCount } = await collection.updateOne(
        { _id, sentAt: previous.sentAt, codeHash: previous.codeHash },
        { $set: fields },
      );
      return matchedCount === 1;
    },
    takeTry: (userId, now) =>
      collection.findOneAndUpdate(
        { _id: userId, triesLeft: { $gt: 0 }, codeExpiresAt: { $gt: now } },
        { $inc: { triesLeft: -1 } },
      ),
    async delete(userId) {
      await collection.deleteOne({ _id: userId });
    },
    async deleteSentBefore(time) {
      await collection.deleteMany({ sentAt: { $lt: time } });
    },
  };
}
