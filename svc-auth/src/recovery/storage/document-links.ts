import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { OneTimeLink } from '../domain/one-time-link.ts';
import type { Links } from '../ports.ts';

const linksCollection = 'links';

export const linksIndexes = [
  { collection: linksCollection, keys: { userId: 1 } },
  { collection: linksCollection, keys: { expiresAt: 1 } },
] as const;

export function createDocumentLinks(documents: DocumentStore): Links {
  const collection = documents.collection<OneTimeLink>(linksCollection);
  return {
    find: (_id, kind) => collection.findOne({ _id, kind }),
    insert: (link) => collection.insertOne(link),
    async take(_id) {
      return (await collection.deleteOne({ _id })).deletedCount === 1;
    },
    async deleteOf(userId) {
      await collection.deleteMany({ userId });
    },
    async deleteExpired(now) {
      await collection.deleteMany({ expiresAt: { $lte: now } });
    },
  };
}
