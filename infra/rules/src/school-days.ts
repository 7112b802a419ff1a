import { dhakaDayRange, lastDhakaDays, type TimeRange } from './dhaka-time.ts';

/** The days that overviews for administrators cover. */
const overviewDays = 14;

export interface DayCount {
  /** A day in Asia/Dhaka: `2026-11-22`. */
  readonly day: string;
  readonly count: number;
}

/** Counts something for each of the last 14 days in Asia/Dhaka, today included, oldest first. `now` in epoch milliseconds. */
export function countByDay(
  now: number,
  count: (range: TimeRange) => Promise<number>,
): Promise<readonly DayCount[]> {
  return Promise.all(
    lastDhakaDays(now, overviewDays).map(async (day) => ({ day, count: await count(dhakaDayRange(day)) })),
  );
}
