import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import type { AmountCount, ReportFact } from './report-fact.ts';
import type { BucketRange } from './stale-buckets.ts';

interface StoredFact extends ReportFact {
  /**
   * Every bucket that it was ever in. Without them a crash between the write of a fact and the marks of its buckets would
   * leave it counted in the one that it left. A source changes its bucket once or twice at most.
   */
  readonly buckets: readonly string[];
}

export interface ReportFacts {
  /** Stores the fact unless a version at least as high is stored. Returns the buckets to count again in any case. */
  write(fact: ReportFact): Promise<readonly string[]>;
  /** Counts a bucket from its facts. */
  count(bucket: string): Promise<readonly AmountCount[]>;
  /**
   * Counts how many facts of one thing have each amount: from an index of their own, as many entries as it has facts in the
   * range.
   */
  countAmounts(of: string, range: BucketRange): Promise<readonly Omit<AmountCount, 'key'>[]>;
}

const factsOf = (name: string): string => `${name}-facts`;

/** A bucket is counted from the first index alone, the amounts of one thing from the second. */
export function factIndexesOf(name: string, countsAmounts: boolean) {
  const collection = factsOf(name);
  const ofBuckets = { collection, keys: { bucket: 1, key: 1, amount: 1 } } as const;
  const ofAmounts = { collection, keys: { of: 1, bucket: 1, amount: 1 } } as const;
  return countsAmounts ? [ofBuckets, ofAmounts] : [ofBuckets];
}

export interface ReportFactsOptions {
  readonly documents: DocumentStore;
  readonly name: string;
  readonly areReplaced: boolean;
}

export function createReportFacts({ documents, name, areReplaced }: ReportFactsOptions): ReportFacts {
  const collection = documents.collection<StoredFact>(factsOf(name));
  return {
    async write(fact) {
      const first = withBucket([], fact.bucket);
      const insert = () => isInserted(collection, { ...fact, buckets: first });
      // A new fact costs one write and no read.
      if (!areReplaced && (await insert())) return first;
      for (;;) {
        const stored = await collection.findOne({ _id: fact._id });
        if (stored === null) {
          if (await insert()) return first;
          continue;
        }
        if (stored.version >= fact.version) return stored.buckets;
        const { _id, ...fields } = { ...fact, buckets: withBucket(stored.buckets, fact.bucket) };
        const written = await collection.updateOne({ _id, version: stored.version }, { $set: fields });
        if (written.matchedCount === 1) return fields.buckets;
      }
    },
    async count(bucket) {
      const found = await collection.countBy(['key', 'amount'], { bucket });
      return found.map(({ values, count }) => ({
        key: String(values[0]),
        amount: Number(values[1]),
        count,
      }));
    },
    async countAmounts(of, { from, to }) {
      const found = await collection.countBy(['amount'], { of, bucket: { $gte: from, $lte: to } });
      return found.map(({ values, count }) => ({ amount: Number(values[0]), count }));
    },
  };
}

/** False: a fact of this source is stored. */
async function isInserted(collection: Collection<StoredFact>, fact: StoredFact): Promise<boolean> {
  try {
    await collection.insertOne(fact);
    return true;
  } catch (error) {
    if (error instanceof DuplicateKeyError) return false;
    throw error;
  }
}

function withBucket(buckets: readonly string[], bucket: string | null): readonly string[] {
  return bucket === null || buckets.includes(bucket) ? buckets : [...buckets, bucket];
}
