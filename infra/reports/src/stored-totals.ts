import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { BucketTotals, ReportCell } from './report-fact.ts';
import type { BucketRange } from './stale-buckets.ts';

interface StoredBucket {
  readonly _id: string;
  readonly rev: number;
  /** Epoch ms: when the count began. */
  readonly countedAt: number;
  readonly cells: readonly (readonly [key: string, count: number, amount: number])[];
}

/** The state of a bucket before it is counted again. */
type CountedBefore = Pick<StoredBucket, 'rev' | 'countedAt'> | null;

interface Counted {
  readonly bucket: string;
  readonly before: CountedBefore;
  /** Epoch ms. */
  readonly countedAt: number;
  readonly cells: readonly ReportCell[];
}

/** Totals of buckets, a document each, written under a revision. */
export interface StoredTotals {
  before(bucket: string): Promise<CountedBefore>;
  /** False: another process has counted meanwhile. */
  write(counted: Counted): Promise<boolean>;
  /** Returns the stored totals, in order. */
  within(range: BucketRange): Promise<readonly BucketTotals[]>;
}

export function createStoredTotals(documents: DocumentStore, name: string): StoredTotals {
  const collection = documents.collection<StoredBucket>(name);
  return {
    before: (bucket) => collection.findOne({ _id: bucket }),
    async write({ bucket: _id, before, countedAt, cells }) {
      const rev = (before?.rev ?? 0) + 1;
      const fields = { rev, countedAt, cells: cells.map(packed) };
      if (before !== null) {
        const { matchedCount } = await collection.updateOne({ _id, rev: before.rev }, { $set: fields });
        return matchedCount === 1;
      }
      try {
        await collection.insertOne({ _id, ...fields });
        return true;
      } catch (error) {
        if (error instanceof DuplicateKeyError) return false;
        throw error;
      }
    },
    async within({ from, to }) {
      const found = await collection.find({ _id: { $gte: from, $lte: to } }, { sort: { _id: 1 } }).toArray();
      return found.map(({ _id, cells }) => ({ bucket: _id, cells: cells.map(unpacked) }));
    },
  };
}

const packed = ({ key, count, amount }: ReportCell) => [key, count, amount] as const;
const unpacked = ([key, count, amount]: StoredBucket['cells'][number]): ReportCell => ({
  key,
  count,
  amount,
});
