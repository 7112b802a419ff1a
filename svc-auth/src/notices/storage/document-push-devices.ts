import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { PushDevices, StoredDevice } from '../ports.ts';

const name = 'pushDevices';

export const pushDeviceIndexes = [{ collection: name, keys: { userId: 1, createdAt: -1 } }] as const;

/** A browser that is used again and again subscribes anew; older subscriptions are rarely alive. */
const maxDevices = 10;

const latestFirst = { createdAt: -1 } as const;

export function createDocumentPushDevices(documents: DocumentStore): PushDevices {
  const collection = documents.collection<StoredDevice>(name);
  return {
    async store({ _id, ...device }) {
      await collection.updateOne({ _id }, { $set: device }, { upsert: true });
      const excess = await collection
        .find({ userId: device.userId }, { sort: latestFirst, skip: maxDevices, limit: 100 })
        .toArray();
      if (excess.length > 0) await collection.deleteMany({ _id: { $in: excess.map((one) => one._id) } });
    },
    listOf: (userId, publicKey) =>
      collection.find({ userId, publicKey }, { sort: latestFirst, limit: maxDevices }).toArray(),
    find: (_id) => collection.findOne({ _id }),
    async remove(userId, _id) {
      return (await collection.deleteOne({ _id, userId })).deletedCount === 1;
    },
    async forget(userId) {
      await collection.deleteMany({ userId });
    },
  };
}
