import { DomainError } from '@pathshala/service-kit/errors';

/** Bangladesh keeps UTC+6 all year. */
const dhakaOffsetMs = 6 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

export interface Dates {
  readonly date?: string | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

/** The end of the day in Dhaka on which the instant falls, less one millisecond. */
function endOfDhakaDay(instant: number): number {
  return Math.floor((instant + dhakaOffsetMs) / dayMs) * dayMs + dayMs - dhakaOffsetMs - 1;
}

/** The window of a campaign: startDate to endDate, or from `date` to the end of that day in Dhaka. */
export function windowOf(dates: Dates): { startDate: string; endDate: string } {
  const start = dates.startDate ?? dates.date;
  if (!start)
    throw new DomainError('invalid', 'campaigns.window', { fields: { startDate: 'campaigns.window-start' } });
  const end = dates.endDate ? Date.parse(dates.endDate) : endOfDhakaDay(Date.parse(start));
  if (end <= Date.parse(start)) {
    throw new DomainError('invalid', 'campaigns.window', { fields: { endDate: 'campaigns.window-end' } });
  }
  return { startDate: new Date(start).toISOString(), endDate: new Date(end).toISOString() };
}
