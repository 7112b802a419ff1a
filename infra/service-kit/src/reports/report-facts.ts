import type { Collection, DocumentStore } from '@pathshala/documents/port';
import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import { maxCells, otherKey, type ReportCell, type ReportFact } from './report-fact.ts';

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
  count(bucket: string): Promise<readonly ReportCell[]>;
}

const factsOf = (name: string): string => `${name}-facts`;

/** A bucket is counted from this index alone. */
export const factIndexesOf = (name: string) =>
  [{ collection: factsOf(name), keys: { bucket: 1, key: 1, amount: 1 } }] as const;

export function createReportFacts(documents: DocumentStore, name: string): ReportFacts {
  const collection = documents.collection<StoredFact>(factsOf(name));
  return {
    async write(fact) {
      for (;;) {
        const stored = await collection.findOne({ _id: fact._id });
        if (stored && stored.version >= fact.version) return stored.buckets;
        const buckets = withBucket(stored?.buckets ?? [], fact.bucket);
        if (await isStored(collection, { fact: { ...fact, buckets }, stored })) return buckets;
      }
    },
    async count(bucket) {
      const found = await collection.countBy(['key', 'amount'], { bucket });
      return bounded(addUp(found));
    },
  };
}

/** False: another delivery was first. */
async function isStored(
  collection: Collection<StoredFact>,
  { fact, stored }: { readonly fact: StoredFact; readonly stored: StoredFact | null },
): Promise<boolean> {
  if (stored !== null) {
    const { _id, ...fields } = fact;
    const { matchedCount } = await collection.updateOne({ _id, version: stored.version }, { $set: fields });
    return matchedCount === 1;
  }
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

function addUp(
  found: readonly { readonly values: readonly unknown[]; readonly count: number }[],
): readonly ReportCell[] {
  const cells = new Map<string, ReportCell>();
  for (const { values, count } of found) {
    const key = String(values[0]);
    const cell = cells.get(key) ?? { key, count: 0, amount: 0 };
    cells.set(key, { key, count: cell.count + count, amount: cell.amount + Number(values[1]) * count });
  }
  return [...cells.values()].toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}

function bounded(cells: readonly ReportCell[]): readonly ReportCell[] {
  if (cells.length <= maxCells) return cells;
  const others = cells.slice(maxCells - 1);
  return [
    ...cells.slice(0, maxCells - 1),
    {
      key: otherKey,
      count: others.reduce((sum, { count }) => sum + count, 0),
      amount: others.reduce((sum, { amount }) => sum + amount, 0),
    },
  ];
}
