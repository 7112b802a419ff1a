import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf, dhakaDayRange } from '@pathshala/rules/dhaka-time';

interface Dates {
  readonly date?: string | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

/** The last millisecond of the day in Dhaka that contains the instant. */
function endOfDhakaDay(instant: number): number {
  return Date.parse(dhakaDayRange(dhakaDayOf(instant)).to) - 1;
}

/** A day without a time starts at midnight in Dhaka. */
function startOf(moment: string): number {
  return Date.parse(isDay(moment) ? dhakaDayRange(moment).from : moment);
}

function endOf(moment: string): number {
  return isDay(moment) ? endOfDhakaDay(startOf(moment)) : Date.parse(moment);
}

function isDay(moment: string): boolean {
  return moment.length === '2026-01-31'.length;
}

/**
 * The window of a campaign: startDate to endDate, or from `date` to the end of that day in Dhaka. ISO 8601 in UTC.
 * Throws `invalid` without a start, or with an end that is not after it.
 */
export function windowOf(dates: Dates): { date: string | null; startDate: string; endDate: string } {
  const given = dates.startDate || dates.date;
  if (!given)
    throw new DomainError('invalid', 'campaigns.window', { fields: { startDate: 'campaigns.window-start' } });
  const start = startOf(given);
  const end = dates.endDate ? endOf(dates.endDate) : endOfDhakaDay(start);
  if (end <= start) {
    throw new DomainError('invalid', 'campaigns.window', { fields: { endDate: 'campaigns.window-end' } });
  }
  return {
    date: dates.date ? iso(startOf(dates.date)) : null,
    startDate: iso(start),
    endDate: iso(end),
  };
}

const iso = (instant: number): string => new Date(instant).toISOString();
