import type { DocumentStore } from '@pathshala/stores/documents/port';
import { coalesced } from '@pathshala/service-kit/service/coalesced';

/** Says that a bucket has facts that its totals do not have. */
export interface StaleMark {
  /** The bucket. */
  readonly _id: string;
  /** Another one each time that the bucket becomes stale. */
  readonly token: string;
  /** A count has begun. Facts that arrive from then on mark the bucket again. */
  readonly isClaimed: boolean;
  /** Epoch ms. Facts that arrived before are in the totals. */
  readonly markedAt: number;
}

export interface StaleBuckets {
  /**
   * Resolves when the bucket is marked. A marked one costs a read, which all that arrive at the same moment share: a
   * thousand facts a second make one write per count.
   */
  mark(bucket: string): Promise<void>;
  all(): Promise<readonly StaleMark[]>;
  /** When the bucket that has been stale for longest among these became so; undefined: none is. */
  oldestOf(range: BucketRange): Promise<number | undefined>;
  /** False: the bucket was marked again meanwhile. */
  claim(mark: StaleMark): Promise<boolean>;
  /** Removes the mark; one that came since the claim stays, with the time of the claim. */
  clear(mark: StaleMark, claimedAt: number): Promise<void>;
}

/** A range that includes both ends. */
export interface BucketRange {
  readonly from: string;
  readonly to: string;
}

export interface StaleBucketOptions {
  readonly documents: DocumentStore;
  readonly name: string;
  /** Epoch ms. */
  readonly now: () => number;
  readonly newId: () => string;
}

export function createStaleBuckets({ documents, name, now, newId }: StaleBucketOptions): StaleBuckets {
  const collection = documents.collection<StaleMark>(`${name}-stale`);
  return {
    mark: coalesced(async (bucket: string) => {
      const found = await collection.findOne({ _id: bucket });
      if (found !== null && !found.isClaimed) return;
      const markedAt = found?.markedAt ?? now();
      const mark = { token: newId(), isClaimed: false, markedAt };
      await collection.updateOne({ _id: bucket }, { $set: mark }, { upsert: true });
    }),
    all: () => collection.find({}).toArray(),
    async oldestOf({ from, to }) {
      const marks = await collection.find({ _id: { $gte: from, $lte: to } }).toArray();
      return marks.length === 0 ? undefined : Math.min(...marks.map(({ markedAt }) => markedAt));
    },
    async claim({ _id, token }) {
      const claimed = await collection.updateOne({ _id, token }, { $set: { isClaimed: true } });
      return claimed.matchedCount === 1;
    },
    async clear({ _id, token }, claimedAt) {
      const { deletedCount } = await collection.deleteOne({ _id, token, isClaimed: true });
      if (deletedCount === 0) await collection.updateOne({ _id }, { $max: { markedAt: claimedAt } });
    },
  };
}
