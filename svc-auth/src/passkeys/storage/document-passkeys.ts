import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Passkey } from '../domain/passkey.ts';
import type { Passkeys } from '../ports.ts';

const passkeysCollection = 'passkeys';

export const passkeysIndexes = [
  { collection: passkeysCollection, keys: { credentialId: 1 }, unique: true },
  { collection: passkeysCollection, keys: { userId: 1 } },
] as const;

export function createDocumentPasskeys(documents: DocumentStore): Passkeys {
  const collection = documents.collection<Passkey>(passkeysCollection);
  return {
    countOf: (userId) => collection.countDocuments({ userId }),
    listOf: (userId) => collection.find({ userId }, { sort: { createdAt: 1, _id: 1 } }).toArray(),
    findByCredential: (credentialId) => collection.findOne({ credentialId }),
    insert: (passkey) => insertOnce(collection, passkey),
    rename: (userId, _id, name) => collection.findOneAndUpdate({ _id, userId }, { $set: { name } }),
    async recordUse(_id, counter, usedAt) {
      // An authenticator that does not count sends 0 every time.
      const counted = counter === 0 ? 0 : { $lt: counter };
      const used = { $set: { counter, usedAt } };
      return (await collection.updateOne({ _id, counter: counted }, used)).matchedCount === 1;
    },
    async delete(userId, _id) {
      return (await collection.deleteOne({ _id, userId })).deletedCount === 1;
    },
    async deleteOf(userId) {
      await collection.deleteMany({ userId });
    },
  };
}
