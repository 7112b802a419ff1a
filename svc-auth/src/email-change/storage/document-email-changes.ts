import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { EmailChange } from '../domain/email-change.ts';
import type { EmailChanges } from '../ports.ts';

const emailChangesCollection = 'emailChanges';

export const emailChangesIndexes = [{ collection: emailChangesCollection, keys: { sentAt: 1 } }] as const;

export function createDocumentEmailChanges(documents: DocumentStore): EmailChanges {
  const collection = documents.collection<EmailChange>(emailChangesCollection);

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
