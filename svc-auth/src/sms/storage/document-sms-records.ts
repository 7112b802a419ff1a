import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { SentSms, SmsDay, SmsDays, SmsRecords } from '../ports.ts';

const messagesCollection = 'smsMessages';
const daysCollection = 'smsDays';

export const smsIndexes = [
  { collection: messagesCollection, keys: { createdAt: 1 } },
  { collection: messagesCollection, keys: { about: 1 } },
  { collection: messagesCollection, keys: { reference: 1 } },
  { collection: messagesCollection, keys: { askAt: 1 } },
] as const;

export function createDocumentSmsRecords(documents: DocumentStore): SmsRecords {
  const collection = documents.collection<SentSms>(messagesCollection);
  return {
    has: async (_id) => (await collection.findOne({ _id }, { projection: { _id: 1 } })) !== null,
    insert: (message) => insertOnce(collection, message),
    async finish(_id, end) {
      // A report may be faster than the answer of the gateway.
      await collection.updateOne({ _id, state: 'sending' }, { $set: end });
    },
    findReported: async (id) =>
      (await collection.findOne({ _id: id })) ??
      collection.findOne({ reference: id }, { sort: { createdAt: -1 } }),
    async report(_id, { state, reason }) {
      // A delivery is final: reports come in any order.
      const open = {
        _id,
        state: { $in: state === 'delivered' ? ['sending', 'sent', 'failed'] : ['sending', 'sent'] },
      };
      await collection.updateOne(open, { $set: { state, reason, askAt: null } });
    },
    toAsk: (now, limit) =>
      collection.find({ askAt: { $gt: 0, $lte: now } }, { sort: { askAt: 1 }, limit }).toArray(),
    async leaseAsk({ _id, askAt = null }, next) {
      return (await collection.updateOne({ _id, askAt }, { $set: { askAt: next } })).matchedCount === 1;
    },
    latest: (limit) => collection.find({}, { sort: { createdAt: -1 }, limit }).toArray(),
    async deleteAbout(about) {
      await collection.deleteMany({ about: { $in: [...about] } });
    },
    async deleteBefore(createdAt) {
      await collection.deleteMany({ createdAt: { $lt: createdAt } });
    },
  };
}

/** The limit is in the filter of the write that counts: parallel messages of several processes cannot exceed it. */
export function createDocumentSmsDays(documents: DocumentStore): SmsDays {
  const collection = documents.collection<SmsDay>(daysCollection);
  return {
    async reserve(_id, parts, limit) {
      const room = { _id, parts: { $lte: limit - parts } };
      const count = async () =>
        (await collection.updateOne(room, { $inc: { parts, messages: 1 } })).matchedCount === 1;
      if (await count()) return true;
      await insertOnce(collection, { _id, messages: 0, parts: 0, failed: 0, costPaisa: 0 });
      return count();
    },
    async add(_id, { failed, costPaisa }) {
      await collection.updateOne({ _id }, { $inc: { failed, costPaisa } });
    },
    partsOf: async (_id) => (await collection.findOne({ _id }))?.parts ?? 0,
    latest: (limit) => collection.find({}, { sort: { _id: -1 }, limit }).toArray(),
    async deleteBefore(day) {
      await collection.deleteMany({ _id: { $lt: day } });
    },
  };
}
