import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { PaperMeasures } from '../ports.ts';

interface MeasureDocument {
  readonly _id: string;
  /** Epoch milliseconds; 0: nothing to count. */
  readonly dueAt: number;
}

const name = 'paper_measures';

export const paperMeasureIndexes = [{ collection: name, keys: { dueAt: 1 } }] as const;

export function createDocumentPaperMeasures(documents: DocumentStore): PaperMeasures {
  const collection = documents.collection<MeasureDocument>(name);
  return {
    async markDue(paperId, at) {
      const found = await collection.findOne({ _id: paperId });
      if (found === null) await insertOnce(collection, { _id: paperId, dueAt: at });
      else if (found.dueAt === 0) {
        await collection.updateOne({ _id: paperId, dueAt: 0 }, { $set: { dueAt: at } });
      }
    },
    async due(now, limit) {
      const options = { sort: { dueAt: 1 }, limit } as const;
      const found = await collection.find({ dueAt: { $gt: 0, $lte: now } }, options).toArray();
      return found.map(({ _id }) => _id);
    },
    async take(paperId, now) {
      const due = { _id: paperId, dueAt: { $gt: 0, $lte: now } };
      return (await collection.updateOne(due, { $set: { dueAt: 0 } })).modifiedCount === 1;
    },
  };
}
