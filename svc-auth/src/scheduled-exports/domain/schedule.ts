import { dhakaDayOf, dhakaDayRange } from '@pathshala/rules/dhaka-time';

/** `day`: the last day of a month that is shorter. `weekdays`: 0 is Sunday. `hour`: in Dhaka. */
export type Schedule =
  | { readonly kind: 'daily'; readonly hour: number }
  | { readonly kind: 'weekly'; readonly hour: number; readonly weekdays: readonly number[] }
  | { readonly kind: 'monthly'; readonly hour: number; readonly day: number };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The first time of the schedule after this one; epoch ms. */
export function nextRunAt(schedule: Schedule, after: number): number {
  // A month and a week contain a day of every schedule.
  for (let ahead = 0; ahead <= 38; ahead += 1) {
    const day = dhakaDayOf(after + ahead * dayMs);
    const at = Date.parse(dhakaDayRange(day).from) + schedule.hour * hourMs;
    if (at > after && isOn(schedule, day)) return at;
  }
  throw new Error('a schedule without a day');
}

function isOn(schedule: Schedule, day: string): boolean {
  const date = new Date(`${day}T00:00Z`);
  if (schedule.kind === 'weekly') return schedule.weekdays.includes(date.getUTCDay());
  if (schedule.kind === 'daily') return true;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.getUTCDate() === Math.min(schedule.day, lastDay);
}
