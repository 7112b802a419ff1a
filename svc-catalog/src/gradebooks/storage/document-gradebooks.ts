import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Gradebook, GradebookOrder, GradebookOrders, Gradebooks } from '../ports.ts';

const books = 'gradebooks';
const orders = 'gradebook-orders';

export const gradebookIndexes = [
  { collection: books, keys: { editorId: 1 } },
  { collection: orders, keys: { dueAt: 1 } },
] as const;

export function createDocumentGradebooks(documents: DocumentStore): Gradebooks {
  const collection = documents.collection<Gradebook>(books);
  return {
    find: (_id) => collection.findOne({ _id }),
    insert: (gradebook) => insertOnce(collection, gradebook),
    async replace({ _id, ...fields }, rev) {
      const { matchedCount } = await collection.updateOne({ _id, 'edited.rev': rev }, { $set: fields });
      return matchedCount > 0;
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}

export function createDocumentGradebookOrders(documents: DocumentStore): GradebookOrders {
  const collection = documents.collection<GradebookOrder>(orders);
  return {
    find: (_id) => collection.findOne({ _id }),
    async begin(_id, stamp, now) {
      const start = { stamp, cursor: '', dueAt: now };
      const { matchedCount } = await collection.updateOne({ _id, stamp: { $ne: stamp } }, { $set: start });
      if (matchedCount === 0) await insertOnce(collection, { _id, ...start });
    },
    due: (now, limit) => collection.find({ dueAt: { $gt: 0, $lte: now } }, { limit }).toArray(),
    async advance({ _id, stamp }, cursor) {
      const change = cursor === null ? { dueAt: null } : { cursor };
      return (await collection.updateOne({ _id, stamp }, { $set: change })).matchedCount > 0;
    },
  };
}
