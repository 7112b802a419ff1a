import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Signup } from '../domain/signup.ts';
import type { Signups } from '../ports.ts';

const signupsCollection = 'signups';

export const signupsIndexes = [
  { collection: signupsCollection, keys: { emailKey: 1 } },
  { collection: signupsCollection, keys: { usernameKey: 1 } },
  { collection: signupsCollection, keys: { createdAt: 1 } },
] as const;

export function createDocumentSignups(documents: DocumentStore): Signups {
  const collection = documents.collection<Signup>(signupsCollection);
  return {
    find: (id) => collection.findOne({ _id: id }),
    findByEmail: (emailKey) => collection.findOne({ emailKey }, { sort: { createdAt: -1 } }),
    findByUsername: (usernameKey) => collection.findOne({ usernameKey }, { sort: { createdAt: -1 } }),
    newestMailed: (emailKey, now) =>
      collection.findOne({ emailKey, codeExpiresAt: { $gt: now } }, { sort: { sentAt: -1 } }),
    insert: (signup) => collection.insertOne(signup),
    takeTry: (id, now) =>
      collection.findOneAndUpdate(
        { _id: id, triesLeft: { $gt: 0 }, codeExpiresAt: { $gt: now } },
        { $inc: { triesLeft: -1 } },
      ),
    takeTryWithoutCode: (id) =>
      collection.findOneAndUpdate({ _id: id, triesLeft: { $gt: 0 } }, { $inc: { triesLeft: -1 } }),
    async replaceForm(id, form) {
      await collection.updateOne({ _id: id }, { $set: { ...form } });
    },
    async replaceCode(id, sentAt, code) {
      const { matchedCount } = await collection.updateOne({ _id: id, sentAt }, { $set: { ...code } });
      return matchedCount === 1;
    },
    async idsOf(emailKey) {
      const found = await collection.find({ emailKey }, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    async deleteOf(emailKey) {
      await collection.deleteMany({ emailKey });
    },
    async deleteBefore(createdAt) {
      await collection.deleteMany({ createdAt: { $lt: createdAt } });
    },
  };
}
