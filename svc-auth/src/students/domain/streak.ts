import { dhakaDayOf, dhakaDayRange } from '@pathshala/rules/dhaka-time';

/** Days of a calendar month in Asia/Dhaka that may be missed without ending a streak. */
export const graceOfMonth = 2;

export interface Streak {
  /** The number of active days; excused days are part of the streak and not counted. */
  readonly days: number;
  /** The excused days that are left in this month. */
  readonly graceLeft: number;
  /** Whether today is one of the active days. */
  readonly hasToday: boolean;
  /** The missed days that this streak has excused, the earliest first. */
  readonly graceDays: readonly string[];
}

interface StreakRange {
  /** `YYYY-MM-DD` in Asia/Dhaka: later days are ignored, because they come from a wrong clock. */
  readonly today: string;
  /** The day of the account: earlier days are ignored. */
  readonly from?: string | undefined;
}

const dayMs = 86_400_000;

/**
 * The current streak. Each missed day uses a day of grace of its own month, and the first one without any ends the streak;
 * today is missed only when it is over. A new streak in that month has no grace before the next month.
 */
export function streakOf(activeDays: readonly string[], { today, from = '' }: StreakRange): Streak {
  const active = new Set(activeDays.filter((day) => day >= from && day <= today));
  const first = [...active].toSorted()[0];
  let days = 0;
  let graceDays: readonly string[] = [];
  const used = new Map<string, number>();
  for (let day = first; day !== undefined && day <= today; day = dayAfter(day)) {
    if (active.has(day)) {
      days += 1;
    } else if (days > 0 && day < today) {
      const usedThen = used.get(monthOf(day)) ?? 0;
      if (usedThen < graceOfMonth) {
        used.set(monthOf(day), usedThen + 1);
        graceDays = [...graceDays, day];
      } else {
        days = 0;
        graceDays = [];
      }
    }
  }
  const graceLeft = graceOfMonth - (used.get(monthOf(today)) ?? 0);
  return { days, graceLeft, hasToday: active.has(today), graceDays };
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}

function dayAfter(day: string): string {
  return dhakaDayOf(Date.parse(dhakaDayRange(day).from) + dayMs);
}
