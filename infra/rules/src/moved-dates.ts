import { dhakaDayOf } from './dhaka-time.ts';

const dayMs = 24 * 3_600_000;
const dayLength = 10;
const friday = 5;

/** Days by which the dates of a copied course are moved at most: ten years. */
export const maxMovedDays = 3652;

/** Moves a day (`2026-01-31`) or an instant by whole days; an empty date stays empty. Bangladesh has one offset all year. */
export function movedDate(date: string, days: number): string {
  if (date === '') return date;
  const moved = new Date(Date.parse(date) + days * dayMs).toISOString();
  return date.length > dayLength ? moved : moved.slice(0, dayLength);
}

/** The day in Dhaka of a day or an instant. */
export function dayOfDate(date: string): string {
  return date.length > dayLength ? dhakaDayOf(Date.parse(date)) : date;
}

export interface MovedDate {
  readonly from: string;
  readonly to: string;
  /** On the weekly day off. */
  readonly isFriday: boolean;
  readonly isPast: boolean;
}

/** A date with what an administrator looks at before the copy. `now` in epoch milliseconds; a day is past once it is over. */
export function describeMove(from: string, days: number, now: number): MovedDate {
  const to = movedDate(from, days);
  const day = dayOfDate(to);
  const isPast = to.length > dayLength ? Date.parse(to) < now : day < dhakaDayOf(now);
  return { from, to, isFriday: new Date(`${day}T00:00:00Z`).getUTCDay() === friday, isPast };
}
