import { dhakaDayOf, dhakaTimeOfDay, fromDhakaWallTime } from '@pathshala/rules/dhaka-time';
import { addDays } from '@pathshala/rules/calendar-days';

/** Times of day in Dhaka, `22:00`; the end is excluded, and may be on the next day. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

export const usualQuietHours: QuietHours = { from: '22:00', to: '07:00' };

/** The end of the quiet hours that `now` is in, both epoch ms; null outside them, or for a student who has none. */
export function quietUntil(now: number, hours: QuietHours | null): number | null {
  if (hours === null) return null;
  const { from, to } = hours;
  const time = dhakaTimeOfDay(now);
  const crossesMidnight = to <= from;
  const isQuiet = crossesMidnight ? time >= from || time < to : time >= from && time < to;
  if (!isQuiet) return null;
  const today = dhakaDayOf(now);
  const day = crossesMidnight && time >= from ? addDays(today, 1) : today;
  return Date.parse(fromDhakaWallTime(`${day}T${to}`) ?? '');
}
