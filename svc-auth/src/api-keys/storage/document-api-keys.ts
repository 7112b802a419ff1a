import { findPage } from '@pathshala/stores/documents/find-page';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { type ApiKey, minuteOf } from '../domain/api-key.ts';
import type { ApiKeys } from '../ports.ts';

const name = 'apiKeys';

export const apiKeyIndexes = [
  { collection: name, keys: { hash: 1 }, unique: true },
  { collection: name, keys: { createdAt: -1, _id: -1 } },
  { collection: name, keys: { makerId: 1, createdAt: -1, _id: -1 } },
  { collection: name, keys: { removalDueAt: 1 } },
] as const;

export function createDocumentApiKeys(documents: DocumentStore): ApiKeys {
  const collection = documents.collection<ApiKey>(name);
  return {
    insert: (key) => collection.insertOne(key),
    find: (_id) => collection.findOne({ _id }),
    findByHash: (hash) => collection.findOne({ hash }),
    list: ({ makerId, page, pageSize }) =>
      findPage(collection, makerId === undefined ? {} : { makerId }, {
        page,
        pageSize,
        sort: { createdAt: -1, _id: -1 },
      }),
    async revoke(_id, ended) {
      await collection.updateOne({ _id, revokedAt: null }, { $set: ended });
    },
    async countCall(_id, { at, address }) {
      const minute = minuteOf(at);
      const used = { lastUsedAt: at, lastUsedFrom: address };
      const valid = { _id, revokedAt: null };
      const counted =
        (await collection.findOneAndUpdate({ ...valid, minute }, { $set: used, $inc: { calls: 1 } })) ??
        (await collection.findOneAndUpdate(
          { ...valid, minute: { $ne: minute } },
          { $set: { ...used, minute, calls: 1 } },
        )) ??
        // Another call was first in this minute.
        (await collection.findOneAndUpdate({ ...valid, minute }, { $set: used, $inc: { calls: 1 } }));
      return counted?.calls ?? null;
    },
    async removeOf(makerId) {
      await collection.deleteMany({ makerId });
    },
    async removeOver(now) {
      await collection.deleteMany({ removalDueAt: { $lte: now } });
    },
  };
}
