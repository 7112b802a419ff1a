import type { DocumentStore } from '@pathshala/stores/documents/port';
import { boundedCells } from './counted-cells.ts';
import { addUpCells, type BucketTotals, type ReportCell } from './report-fact.ts';
import type { BucketRange } from './stale-buckets.ts';
import { createStoredTotals, type StoredTotals } from './stored-totals.ts';

/** Totals of the days of a month, added up, so that a long range reads few documents. */
export interface MonthTotals {
  /** Adds up the month of a day again; false: another process did so meanwhile. `countedAt` in epoch ms. */
  update(day: string, countedAt: number): Promise<boolean>;
  /** The totals that make up a range of days: whole months, and the days that are in none of them. */
  within(range: BucketRange): Promise<readonly BucketTotals[]>;
}

export function createMonthTotals(
  documents: DocumentStore,
  name: string,
  days: Pick<StoredTotals, 'within'>,
): MonthTotals {
  const months = createStoredTotals(documents, name);
  return {
    async update(day, countedAt) {
      const bucket = monthOf(day);
      // The month is read before the days, so that a writer has read the days later than every earlier writer.
      const before = await months.before(bucket);
      const cells = addedUp(await days.within(daysOf(bucket)));
      return months.write({ bucket, before, countedAt, cells });
    },
    async within(range) {
      const whole = wholeMonths(range);
      if (whole === null) return days.within(range);
      const parts = await Promise.all([
        days.within({ from: range.from, to: beforeMonth(whole.from) }),
        months.within(whole),
        days.within({ from: daysOf(whole.to).to, to: range.to }),
      ]);
      return parts.flat();
    },
  };
}

const monthOf = (day: string): string => day.slice(0, 7);

/** Texts that enclose the days of a month in their order; no day has a number above 31. */
const daysOf = (month: string): BucketRange => ({ from: `${month}-01`, to: `${month}-32` });

/** Returns a bucket that sorts after every day of the month before, and before the first day of this one. */
const beforeMonth = (month: string): string => `${month}-00`;

function addedUp(totals: readonly BucketTotals[]): readonly ReportCell[] {
  const sums = addUpCells(
    totals.flatMap((day) => day.cells),
    (key) => key,
  );
  return boundedCells([...sums].map(([key, sum]) => ({ key, ...sum })));
}

/** The first and the last month that are in the range as a whole; null: none is. */
function wholeMonths({ from, to }: BucketRange): BucketRange | null {
  const first = from.endsWith('-01') ? monthOf(from) : monthAfter(monthOf(from), 1);
  const isLastDay = monthOf(dayAfter(to)) !== monthOf(to);
  const last = isLastDay ? monthOf(to) : monthAfter(monthOf(to), -1);
  return first <= last ? { from: first, to: last } : null;
}

function monthAfter(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
