import { setImmediate as nextTurn } from 'node:timers/promises';
import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import type { Collection, DocumentStore } from '@pathshala/documents/port';
import type { Job, ServiceDefinition } from '../service/service.ts';
import type { BucketTotals, ReportCell, ReportFact } from './report-fact.ts';
import { createReportFacts, factIndexesOf } from './report-facts.ts';
import { type BucketRange, createStaleBuckets, type StaleMark } from './stale-buckets.ts';

export interface ReportTotalsOptions {
  readonly documents: DocumentStore;
  /** The collections are `<name>-facts`, `<name>-stale` and `<name>`. */
  readonly name: string;
  /** Epoch ms. */
  readonly now: () => number;
  readonly newId: () => string;
}

/** ISO 8601: every fact that was recorded by then is counted. */
export interface ReadTotals {
  readonly asOf: string;
  /** Those of the range that have totals, in order. */
  readonly buckets: readonly BucketTotals[];
}

/** A projection: facts, and totals per bucket that are counted from them. */
export interface ReportTotals {
  /** Repeating it, in whatever order, changes nothing. A redelivery after a crash completes what the crash left. */
  record(...facts: readonly ReportFact[]): Promise<void>;
  /** Reads totals alone, never facts. */
  read(range: BucketRange): Promise<ReadTotals>;
  /** Counts stale buckets again, each at most once a minute. */
  readonly job: Job;
  readonly indexes: NonNullable<ServiceDefinition['indexes']>;
}

interface StoredTotals {
  readonly _id: string;
  readonly rev: number;
  /** Epoch ms: when the count began. */
  readonly countedAt: number;
  readonly cells: readonly (readonly [key: string, count: number, amount: number])[];
}

/** A bucket that receives facts all the time is counted this often. */
const recountAfterMs = 60_000;

export function createReportTotals(options: ReportTotalsOptions): ReportTotals {
  const { documents, name, now } = options;
  const facts = createReportFacts(documents, name);
  const stale = createStaleBuckets(options);
  const totals = documents.collection<StoredTotals>(name);

  async function countAgain(mark: StaleMark): Promise<void> {
    const stored = await totals.findOne({ _id: mark._id });
    const countedAt = now();
    if (stored !== null && countedAt - stored.countedAt < recountAfterMs) return;
    if (!(await stale.claim(mark))) return;
    const cells = await facts.count(mark._id);
    const counted = { _id: mark._id, countedAt, cells: cells.map(packed) };
    if (await isWritten(totals, { ...counted, rev: (stored?.rev ?? 0) + 1 })) {
      await stale.clear(mark, countedAt);
    }
  }

  return {
    async record(...recorded) {
      const buckets = await Promise.all(recorded.map((fact) => facts.write(fact)));
      // Always, also when nothing was written: a crash may have come between an earlier write and its mark.
      await Promise.all([...new Set(buckets.flat())].map((bucket) => stale.mark(bucket)));
    },
    async read({ from, to }) {
      // The marks first: what is counted between the two reads is then in the totals, though not in the time.
      const staleSince = await stale.oldestOf({ from, to });
      const asOf = new Date(staleSince ?? now()).toISOString();
      const found = await totals.find({ _id: { $gte: from, $lte: to } }, { sort: { _id: 1 } }).toArray();
      return { asOf, buckets: found.map(({ _id, cells }) => ({ bucket: _id, cells: cells.map(unpacked) })) };
    },
    job: {
      name: `count-${name}`,
      everyMs: 5_000,
      async run() {
        for (const mark of await stale.all()) {
          await countAgain(mark);
          await nextTurn();
        }
      },
    },
    indexes: factIndexesOf(name),
  };
}

/** False: another process has counted meanwhile. The mark stays, and the next run counts again. */
async function isWritten(totals: Collection<StoredTotals>, counted: StoredTotals): Promise<boolean> {
  const { _id, rev, ...fields } = counted;
  if (rev > 1) {
    const { matchedCount } = await totals.updateOne({ _id, rev: rev - 1 }, { $set: { ...fields, rev } });
    return matchedCount === 1;
  }
  try {
    await totals.insertOne(counted);
    return true;
  } catch (error) {
    if (error instanceof DuplicateKeyError) return false;
    throw error;
  }
}

const packed = ({ key, count, amount }: ReportCell) => [key, count, amount] as const;
const unpacked = ([key, count, amount]: StoredTotals['cells'][number]): ReportCell => ({
  key,
  count,
  amount,
});
