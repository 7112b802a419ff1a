/** Bangladesh is at UTC+6 all year. */
const offsetMs = 6 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** The days that overviews for administrators cover. */
const overviewDays = 14;

/** From inclusive, to exclusive; ISO 8601 in UTC. */
export interface TimeRange {
  readonly from: string;
  readonly to: string;
}

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
  const today = Math.floor((now + offsetMs) / dayMs);
  const days = Array.from({ length: overviewDays }, (_, index) => today - overviewDays + 1 + index);
  return Promise.all(
    days.map(async (day) => {
      const begin = day * dayMs - offsetMs;
      const range = { from: new Date(begin).toISOString(), to: new Date(begin + dayMs).toISOString() };
      return { day: new Date(day * dayMs).toISOString().slice(0, 10), count: await count(range) };
    }),
  );
}
