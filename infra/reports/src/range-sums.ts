import { addUpCells, type BucketTotals, type ReportCell } from './report-fact.ts';
import { createReportTotals, type ReportTotals, type ReportTotalsOptions } from './report-totals.ts';
import type { BucketRange } from './stale-buckets.ts';

/** The sums of a range: how many facts a key has, and their amounts. */
export interface ReadSums {
  /** ISO 8601: every fact that was recorded by then is counted. */
  readonly asOf: string;
  /** One per key. */
  readonly cells: readonly ReportCell[];
}

/**
 * Sums over a range of days for keys that are many, such as courses with their methods of payment: totals per day, and per
 * month added up from them, so that three years are 36 months and the days at the two ends.
 */
export interface RangeSums extends Pick<ReportTotals, 'record' | 'job' | 'indexes'> {
  /** The buckets are days in Asia/Dhaka. */
  read(range: BucketRange): Promise<ReadSums>;
}

/** The totals are in `<name>-days` and `<name>-months`. */
export function createRangeSums({
  name,
  ...options
}: Omit<ReportTotalsOptions, 'views' | 'byMonth' | 'months'>): RangeSums {
  const totals = createReportTotals({ ...options, name: `${name}-days`, months: `${name}-months` });
  return {
    record: (...facts) => totals.record(...facts),
    async read(range) {
      const { asOf, buckets } = await totals.readSums(range);
      const sums = addUpCells(cellsOf(buckets), (key) => key);
      return { asOf, cells: [...sums].map(([key, sum]) => ({ key, ...sum })) };
    },
    job: totals.job,
    indexes: totals.indexes,
  };
}

function* cellsOf(buckets: readonly BucketTotals[]): Iterable<ReportCell> {
  for (const { cells } of buckets) yield* cells;
}
