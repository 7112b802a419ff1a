import { findPage } from '@pathshala/stores/documents/find-page';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { waitingAgain, type WaitingEnrolment } from '../domain/waiting-enrolment.ts';
import type { WaitingEnrolments } from '../ports.ts';

const name = 'waitingEnrolments';

export const waitingEnrolmentIndexes = [
  { collection: name, keys: { personId: 1 } },
  { collection: name, keys: { state: 1, createdAt: -1 } },
  { collection: name, keys: { expiresAt: 1 } },
] as const;

export function createDocumentWaitingEnrolments(documents: DocumentStore): WaitingEnrolments {
  const collection = documents.collection<WaitingEnrolment>(name);
  const endedStates = ['withdrawn', 'stopped'];
  return {
    async add(waiting) {
      if (await insertOnce(collection, waiting)) return;
      const { _id, ...fields } = waiting;
      await collection.updateOne({ _id, state: { $in: endedStates } }, { $set: fields });
    },
    find: (_id) => collection.findOne({ _id }),
    ofPeople: (personIds) =>
      collection.find({ personId: { $in: [...personIds] }, state: 'waiting' }).toArray(),
    async statesOf(ids) {
      if (ids.length === 0) return new Map();
      const found = await collection.find({ _id: { $in: [...ids] } }, { projection: { state: 1 } }).toArray();
      return new Map(found.map(({ _id, state }) => [_id, state]));
    },
    list: ({ page, pageSize }) =>
      findPage(collection, { state: 'waiting' }, { page, pageSize, sort: { createdAt: -1, _id: 1 } }),
    async end(_id, change) {
      return (await collection.updateOne({ _id, state: 'waiting' }, { $set: change })).matchedCount > 0;
    },
    async wait(_id, now) {
      const change = { $set: waitingAgain(now) };
      return (await collection.updateOne({ _id, state: 'withdrawn' }, change)).matchedCount > 0;
    },
    async removeExpired(now) {
      await collection.deleteMany({ expiresAt: { $lte: now } });
    },
  };
}
