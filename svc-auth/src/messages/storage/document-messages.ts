import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { createLeasedWorks } from '@pathshala/back-office/leased-work';
import { containsText } from '@pathshala/stores/documents/contains-text';
import { findPage } from '@pathshala/stores/documents/find-page';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Messages, SchoolMessage } from '../ports.ts';

const name = 'schoolMessages';

export const messageIndexes = [
  { collection: name, keys: { state: 1, leaseUntil: 1 } },
  { collection: name, keys: { state: 1, sendAt: 1 } },
  { collection: name, keys: { sendAt: -1, _id: 1 } },
  { collection: name, keys: { editorId: 1 } },
  { collection: name, keys: { 'audience.id': 1 } },
  { collection: name, keys: { createdAt: 1 } },
] as const;

export function createDocumentMessages(documents: DocumentStore): Messages {
  const collection = documents.collection<SchoolMessage>(name);
  return {
    ...createLeasedWorks(collection, 'scheduled'),
    find: (_id) => collection.findOne({ _id }),
    findMany: (ids) => collection.find({ _id: { $in: [...ids] } }).toArray(),
    list({ page, pageSize, q, state }) {
      const filter = { ...(state !== undefined && { state }), ...containsText(['searchText'], q) };
      return findPage(collection, filter, { page, pageSize, sort: { sendAt: -1, _id: 1 } });
    },
    insert: (message) => insertOnce(collection, message),
    async change({ _id, state, edited }, change) {
      const asRead = { _id, state, 'edited.rev': edited.rev };
      return (await collection.updateOne(asRead, { $set: change })).matchedCount === 1;
    },
    async begin(now) {
      const due = { state: 'scheduled', sendAt: { $lte: now } };
      await collection.updateMany(due, { $set: { state: 'running', leaseUntil: 0, roundAt: now } });
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
    async forgetStudent(userId) {
      const change = { $set: { 'contents.bn.text': '', 'contents.en.text': '' } };
      await collection.updateMany({ 'audience.kind': 'student', 'audience.id': userId }, change);
    },
    async removeBefore(createdAt) {
      await collection.deleteMany({ createdAt: { $lt: createdAt }, state: { $in: ['done', 'cancelled'] } });
    },
  };
}
