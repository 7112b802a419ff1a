import type { Job, ServiceDefinition } from '@pathshala/service-kit/service/service';
import { addUpCells, type BucketTotals, type ReportCell, type ReportFact } from './report-fact.ts';
import { createReportTotals, type ReportTotalsOptions } from './report-totals.ts';
import type { BucketRange } from './stale-buckets.ts';
import { wholeMonthsOf } from './whole-months.ts';

/** The sums of a range: how many facts a key has, and their amounts. */
export interface ReadSums {
  /** ISO 8601: every fact that was recorded by then is counted. */
  readonly asOf: string;
  /** One per key. */
  readonly cells: readonly ReportCell[];
}

/**
 * Sums over a range of days for keys that are many, such as courses with their methods of payment: totals per day and per
 * month of the same facts, so that three years are 36 months and the days at the two ends.
 */
export interface RangeSums {
  /** The buckets are days in Asia/Dhaka. Repeating it, in whatever order, changes nothing. */
  record(...facts: readonly ReportFact[]): Promise<void>;
  read(range: BucketRange): Promise<ReadSums>;
  readonly jobs: readonly Job[];
  readonly indexes: NonNullable<ServiceDefinition['indexes']>;
}

/** The projections are `<name>-days` and `<name>-months`. */
export function createRangeSums(options: ReportTotalsOptions): RangeSums {
  const days = createReportTotals({ ...options, name: `${options.name}-days` });
  const months = createReportTotals({ ...options, name: `${options.name}-months` });
  return {
    async record(...facts) {
      await days.record(...facts);
      await months.record(...facts.map(ofMonth));
    },
    async read(range) {
      const { whole, rest } = wholeMonthsOf(range);
      const parts = await Promise.all([
        ...(whole === null ? [] : [months.read(whole)]),
        ...rest.map((part) => days.read(part)),
      ]);
      const asOf = parts.map((part) => part.asOf).toSorted()[0] ?? new Date(options.now()).toISOString();
      const sums = addUpCells(cellsOf(parts.flatMap(({ buckets }) => buckets)), (key) => key);
      return { asOf, cells: [...sums].map(([key, sum]) => ({ key, ...sum })) };
    },
    jobs: [days.job, months.job],
    indexes: [...days.indexes, ...months.indexes],
  };
}

const ofMonth = (fact: ReportFact): ReportFact => ({
  ...fact,
  bucket: fact.bucket && fact.bucket.slice(0, 7),
});

function* cellsOf(buckets: readonly BucketTotals[]): Iterable<ReportCell> {
  for (const { cells } of buckets) yield* cells;
}
