import type { BucketRange } from './stale-buckets.ts';

export interface MonthsOfRange {
  /** Months (`2026-01`) that lie in the range from their first to their last day; null: none does. */
  readonly whole: BucketRange | null;
  /** The days that lie in none of them. */
  readonly rest: readonly BucketRange[];
}

/** Splits a range of days (`2026-01-31`), both included. */
export function wholeMonthsOf({ from, to }: BucketRange): MonthsOfRange {
  const start = from.endsWith('-01') ? from : firstDay(from, 1);
  const end = dayAfter(to).endsWith('-01') ? to : dayBefore(firstDay(to, 0));
  if (start > end) return { whole: null, rest: [{ from, to }] };
  const rest = [
    { from, to: dayBefore(start) },
    { from: dayAfter(end), to },
  ];
  return {
    whole: { from: start.slice(0, 7), to: end.slice(0, 7) },
    rest: rest.filter((part) => part.from <= part.to),
  };
}

/** The first day of the month of a day, or of a later month. */
function firstDay(day: string, monthsLater: number): string {
  return isoDay(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + monthsLater, 1));
}

const dayMs = 24 * 3_600_000;
const isoDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const dayBefore = (day: string): string => isoDay(Date.parse(`${day}T00:00Z`) - dayMs);
const dayAfter = (day: string): string => isoDay(Date.parse(`${day}T00:00Z`) + dayMs);
