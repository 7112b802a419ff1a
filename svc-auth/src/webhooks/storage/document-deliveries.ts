import { findPage } from '@pathshala/stores/documents/find-page';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Delivery } from '../domain/delivery.ts';
import type { Deliveries } from '../ports.ts';

const name = 'webhookDeliveries';

export const deliveryIndexes = [
  { collection: name, keys: { webhookId: 1, dueAt: 1 } },
  { collection: name, keys: { webhookId: 1, createdAt: -1, _id: -1 } },
  { collection: name, keys: { webhookId: 1, state: 1, createdAt: -1, _id: -1 } },
  { collection: name, keys: { createdAt: 1 } },
] as const;

const latestFirst = { createdAt: -1, _id: -1 } as const;

export function createDocumentDeliveries(documents: DocumentStore): Deliveries {
  const collection = documents.collection<Delivery>(name);
  return {
    async insertOnce(delivery) {
      await insertOnce(collection, delivery);
    },
    find: (webhookId, _id) => collection.findOne({ _id, webhookId }),
    list: ({ webhookId, state, page, pageSize }) =>
      findPage(
        collection,
        { webhookId, ...(state !== undefined && { state }) },
        { page, pageSize, sort: latestFirst },
      ),
    waitingOf: (webhookId) => collection.countDocuments({ webhookId, state: 'waiting' }),
    lease: (webhookId, now, until) =>
      collection.findOneAndUpdate(
        { webhookId, dueAt: { $lte: now } },
        { $set: { dueAt: until } },
        { sort: { dueAt: 1 } },
      ),
    async finish({ _id, dueAt }, change) {
      await collection.updateOne({ _id, dueAt }, { $set: change });
    },
    again: (webhookId, _id, now) =>
      collection.findOneAndUpdate({ _id, webhookId }, { $set: { dueAt: now, state: 'waiting', round: 0 } }),
    async deleteOf(webhookId) {
      await collection.deleteMany({ webhookId });
    },
    async deleteBefore(time) {
      await collection.deleteMany({ createdAt: { $lt: time } });
    },
    async deleteBeyond(webhookId, count) {
      const beyond = { sort: latestFirst, skip: count, limit: 1, projection: { createdAt: 1 } } as const;
      const [latest] = await collection.find({ webhookId }, beyond).toArray();
      if (latest === undefined) return;
      await collection.deleteMany({ webhookId, createdAt: { $lte: latest.createdAt } });
    },
  };
}
