import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { WorkMailChoices } from '../ports.ts';

/** One document for each administrator who wants the mail; its id is that of the account. */
interface StoredChoice {
  readonly _id: string;
  readonly doneDay: string;
}

const name = 'workMails';

export const workMailIndexes = [{ collection: name, keys: { doneDay: 1 } }] as const;

export function createDocumentWorkMailChoices(documents: DocumentStore): WorkMailChoices {
  const collection = documents.collection<StoredChoice>(name);
  return {
    isOn: async (_id) => (await collection.findOne({ _id })) !== null,
    async turnOn(_id, doneDay) {
      await insertOnce(collection, { _id, doneDay });
    },
    async turnOff(_id) {
      await collection.deleteOne({ _id });
    },
    async due(day, limit) {
      const found = await collection.find({ doneDay: { $lt: day } }, { limit }).toArray();
      return found.map(({ _id }) => _id);
    },
    async markDone(_id, day) {
      await collection.updateOne({ _id, doneDay: { $lt: day } }, { $set: { doneDay: day } });
    },
  };
}
