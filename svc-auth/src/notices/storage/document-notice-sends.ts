import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore, Filter } from '@pathshala/stores/documents/port';
import type { NoticeSend } from '../domain/notice-send.ts';
import type { NoticeSends } from '../ports.ts';

const name = 'noticeSends';

export const noticeSendIndexes = [
  { collection: name, keys: { dueAt: 1 } },
  { collection: name, keys: { doneAt: 1 } },
  { collection: name, keys: { studentId: 1 } },
] as const;

/** The time of the next try is the lease of the process that sends the notice. */
const asRead = ({ _id, dueAt }: NoticeSend): Filter => ({ _id, dueAt });

export function createDocumentNoticeSends(documents: DocumentStore): NoticeSends {
  const collection = documents.collection<NoticeSend>(name);
  return {
    async add(send) {
      await insertOnce(collection, send);
    },
    due: (now, limit) =>
      collection.find({ dueAt: { $lte: now, $gt: 0 } }, { sort: { dueAt: 1 }, limit }).toArray(),
    async lease(send, until) {
      const { matchedCount } = await collection.updateOne(asRead(send), { $set: { dueAt: until } });
      return matchedCount === 1 ? { ...send, dueAt: until } : null;
    },
    async retryAt(leased, { dueAt, failures, devicesLeft }) {
      await collection.updateOne(asRead(leased), { $set: { dueAt, failures, devicesLeft } });
    },
    async finish(leased, doneAt) {
      const change = { dueAt: null, doneAt, values: {}, devicesLeft: [] };
      return (await collection.updateOne(asRead(leased), { $set: change })).matchedCount === 1;
    },
    async reopen({ _id, values }, dueAt) {
      const change = { $set: { dueAt, values, doneAt: null }, $inc: { failures: 1 } };
      await collection.updateOne({ _id, dueAt: null }, change);
    },
    async deleteDoneBefore(time) {
      await collection.deleteMany({ doneAt: { $lt: time, $gt: 0 } });
    },
    async forget(studentId) {
      await collection.deleteMany({ studentId });
    },
  };
}
