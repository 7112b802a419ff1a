import type { DocumentStore } from '@pathshala/service-kit/documents';
import type { Signup } from '../domain/signup.ts';
import type { Signups } from '../use-cases/ports.ts';

export const signupsCollection = 'signups';

export function createDocumentSignups(documents: DocumentStore): Signups {
  const collection = documents.collection<Signup>(signupsCollection);
  return {
    find: (id) => collection.findOne({ _id: id }),
    findByEmail: (emailKey) => collection.findOne({ emailKey }, { sort: { createdAt: -1 } }),
    findByUsername: (usernameKey) => collection.findOne({ usernameKey }, { sort: { createdAt: -1 } }),
    insert: (signup) => collection.insertOne(signup),
    takeTry: (id, now) =>
      collection.findOneAndUpdate(
        { _id: id, triesLeft: { $gt: 0 }, codeExpiresAt: { $gt: now } },
        { $inc: { triesLeft: -1 } },
      ),
    async replaceCode(id, sentAt, code) {
      const { matchedCount } = await collection.updateOne({ _id: id, sentAt }, { $set: { ...code } });
      return matchedCount === 1;
    },
    async delete(id) {
      await collection.deleteOne({ _id: id });
    },
    async deleteBefore(createdAt) {
      await collection.deleteMany({ createdAt: { $lt: createdAt } });
    },
  };
}
