import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Job, ServiceDefinition } from '@pathshala/service-kit/service/service';
import { countedCells } from './counted-cells.ts';
import { createMonthTotals, type MonthTotals } from './month-totals.ts';
import type { AmountCount, BucketTotals, ReportFact } from './report-fact.ts';
import { createReportFacts, factIndexesOf, type ReportFacts } from './report-facts.ts';
import { type BucketRange, createStaleBuckets, type StaleBuckets, type StaleMark } from './stale-buckets.ts';
import { createStoredTotals, type StoredTotals } from './stored-totals.ts';

export type { BucketRange } from './stale-buckets.ts';

/** The key that a fact counts under, by its own key; null: it does not count there. */
export type KeyOfView = (key: string) => string | null;

export interface ReportTotalsOptions {
  readonly documents: DocumentStore;
  /** The collections are `<name>-facts`, `<name>-stale` and `<name>`. */
  readonly name: string;
  /** Epoch ms. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Several totals of the same facts instead of one, each by keys of its own, in `<name>-<view>`: they cost a fact nothing. */
  readonly views?: Readonly<Record<string, KeyOfView>>;
  /** The views whose days are also added up by month, for `readSums`, in `<name>-<view>-months`. Buckets must be days. */
  readonly byMonth?: readonly string[];
  /** The name of the totals by month, in which a projection without views adds up its days for `readSums`. */
  readonly months?: string;
  /** An index for `countAmounts`. */
  readonly countsAmounts?: boolean;
  /** Most facts replace one that is stored: it is read, instead of an insert that fails. */
  readonly areReplaced?: boolean;
}

/** ISO 8601: every fact that was recorded by then is counted. */
export interface ReadTotals {
  readonly asOf: string;
  /** The buckets of the range that have totals, in order. */
  readonly buckets: readonly BucketTotals[];
}

/** A projection: facts, and totals per bucket that are counted from them. */
export interface ReportTotals {
  /**
   * Records facts. A repeated call, in any order, changes nothing. A redelivery after a crash completes what the crash left.
   */
  record(...facts: readonly ReportFact[]): Promise<void>;
  /** Reads totals alone, never facts. */
  read(range: BucketRange, view?: string): Promise<ReadTotals>;
  /** Totals that make up the range, months where they are whole: for sums over days, of a view in `byMonth`, or with `months`. */
  readSums(range: BucketRange, view?: string): Promise<ReadTotals>;
  /** The facts of one thing (`of`) by amount, as they are now. Takes as long as it has facts in the range. */
  countAmounts(of: string, range: BucketRange): Promise<readonly Omit<AmountCount, 'key'>[]>;
  /** Counts stale buckets again, each at most once a minute. */
  readonly job: Job;
  readonly indexes: NonNullable<ServiceDefinition['indexes']>;
}

interface CountedView {
  readonly keyOf: KeyOfView;
  readonly totals: StoredTotals;
  readonly months: MonthTotals | null;
}

/** A bucket that receives facts all the time is counted this often. */
const recountAfterMs = 60_000;

/** The key of a projection without views: it counts facts by their own keys. */
const ownKeys = '';

function createViews(options: ReportTotalsOptions): ReadonlyMap<string, CountedView> {
  const { documents, name, byMonth = [] } = options;
  const views: Readonly<Record<string, KeyOfView>> = options.views ?? { [ownKeys]: (key) => key };
  return new Map(
    Object.entries(views).map(([view, keyOf]) => {
      const collection = view === ownKeys ? name : `${name}-${view}`;
      const totals = createStoredTotals(documents, collection);
      const inMonths = byMonth.includes(view)
        ? `${collection}-months`
        : view === ownKeys
          ? options.months
          : undefined;
      const months = inMonths === undefined ? null : createMonthTotals(documents, inMonths, totals);
      return [view, { keyOf, totals, months }];
    }),
  );
}

interface Counting {
  readonly facts: ReportFacts;
  readonly stale: StaleBuckets;
  readonly views: readonly CountedView[];
  readonly now: () => number;
}

/** Counts a bucket from its facts, for each view, unless it was counted less than a minute ago. */
function countAgainOf({ facts, stale, views, now }: Counting) {
  return async (mark: StaleMark): Promise<void> => {
    const bucket = mark._id;
    const before = await Promise.all(views.map(({ totals }) => totals.before(bucket)));
    const countedAt = now();
    if (before.some((counted) => counted !== null && countedAt - counted.countedAt < recountAfterMs)) return;
    if (!(await stale.claim(mark))) return;
    const counts = await facts.count(bucket);
    const written = await Promise.all(
      views.map(async ({ keyOf, totals, months }, at) => {
        const cells = countedCells(counts, keyOf);
        const counted = { bucket, before: before[at] ?? null, countedAt, cells };
        return (await totals.write(counted)) && ((await months?.update(bucket, countedAt)) ?? true);
      }),
    );
    // If two runs counted at the same time, one was not written everywhere: its mark stays, and the next run counts again.
    if (written.every(Boolean)) await stale.clear(mark, countedAt);
  };
}

export function createReportTotals(options: ReportTotalsOptions): ReportTotals {
  const { documents, name, now, countsAmounts = false, areReplaced = false } = options;
  const facts = createReportFacts({ documents, name, areReplaced });
  const stale = createStaleBuckets(options);
  const views = createViews(options);
  const countAgain = countAgainOf({ facts, stale, views: [...views.values()], now });

  function viewOf(view: string): CountedView {
    const found = views.get(view);
    if (found === undefined) throw new RangeError(`there is no view ${view} of this report`);
    return found;
  }

  async function readBuckets(
    range: BucketRange,
    within: (range: BucketRange) => Promise<readonly BucketTotals[]>,
  ): Promise<ReadTotals> {
    // The marks first: what is counted between the two reads is then in the totals, though not in the time.
    const staleSince = await stale.oldestOf(range);
    const asOf = new Date(staleSince ?? now()).toISOString();
    return { asOf, buckets: await within(range) };
  }

  return {
    async record(...recorded) {
      const buckets = await Promise.all(recorded.map((fact) => facts.write(fact)));
      // Always, also when nothing was written: a crash may have come between an earlier write and its mark.
      await Promise.all([...new Set(buckets.flat())].map((bucket) => stale.mark(bucket)));
    },
    read(range, view = ownKeys) {
      const { totals } = viewOf(view);
      return readBuckets(range, (within) => totals.within(within));
    },
    readSums(range, view = ownKeys) {
      const { totals, months } = viewOf(view);
      const source = months ?? totals;
      return readBuckets(range, (within) => source.within(within));
    },
    countAmounts: (of, range) => facts.countAmounts(of, range),
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
    indexes: factIndexesOf(name, countsAmounts),
  };
}
