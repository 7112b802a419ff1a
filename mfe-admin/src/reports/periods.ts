import { reportDayCount } from '@pathshala/contract-kit/report';
import type { ReportRange } from './report-range.ts';

export type PeriodUnit = 'day' | 'week' | 'month';

/** The longest ranges, in days, that are shown by day and by week: more bars could not be told apart. */
const [maxDaily, maxWeekly] = [45, 220];

export function periodUnitOf(range: ReportRange): PeriodUnit {
  const days = reportDayCount(range);
  if (days <= maxDaily) return 'day';
  return days <= maxWeekly ? 'week' : 'month';
}

/** A day, a week from Sunday or a calendar month, as far as it lies in the range. */
export interface Period<Point> extends ReportRange {
  /** The values of the report by day. */
  readonly days: readonly Point[];
}

/** All periods of the range in order, also those without anything. `days` has those with something, in order. */
export function inPeriods<Point extends { readonly day: string }>(
  range: ReportRange,
  days: readonly Point[],
): readonly Period<Point>[] {
  const unit = periodUnitOf(range);
  const periods: (ReportRange & { readonly days: Point[] })[] = [];
  for (let from = range.from; from <= range.to;) {
    const last = lastDayOf(from, unit);
    const to = last < range.to ? last : range.to;
    periods.push({ from, to, days: [] });
    from = dayAfter(to, 1);
  }
  let at = 0;
  for (const point of days) {
    while ((periods[at]?.to ?? '') < point.day && at < periods.length) at += 1;
    periods[at]?.days.push(point);
  }
  return periods;
}

function lastDayOf(day: string, unit: PeriodUnit): string {
  if (unit === 'day') return day;
  const date = new Date(`${day}T00:00Z`);
  if (unit === 'week') return dayAfter(day, 6 - date.getUTCDay());
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

const dayAfter = (day: string, days: number): string =>
  dayOf(Date.parse(`${day}T00:00Z`) + days * 24 * 3_600_000);
