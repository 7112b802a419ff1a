import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { WaitingWorkStore } from '../ports.ts';

/** The latest report of a service; its id is the domain of the service. */
interface StoredWork {
  readonly _id: string;
  readonly version: number;
  readonly items: readonly WaitingItem[];
}

export function createDocumentWaitingWork(documents: DocumentStore): WaitingWorkStore {
  const collection = documents.collection<StoredWork>('waitingWork');
  return {
    async put(_id, { version, items }) {
      if (await insertOnce(collection, { _id, version, items })) return;
      await collection.updateOne({ _id, version: { $lt: version } }, { $set: { version, items } });
    },
    async items() {
      return (await collection.find({}).toArray()).flatMap(({ items }) => items);
    },
  };
}
