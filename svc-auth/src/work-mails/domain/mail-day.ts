import { dhakaDayOf, dhakaTimeOfDay } from '@pathshala/rules/dhaka-time';

const sentFrom = '08:00';
/** The end of the sending hours: after an outage in the morning a mail is still useful until then. */
const sentUntil = '12:00';

/** The day in Dhaka whose mails are sent at this time (epoch milliseconds); null outside of the sending hours. */
export function mailDayAt(now: number): string | null {
  const time = dhakaTimeOfDay(now);
  return time >= sentFrom && time < sentUntil ? dhakaDayOf(now) : null;
}

/** The latest day without a mail for somebody who wants mails from now on: today after its hour, else the day before. */
export function doneDayAt(now: number): string {
  const day = 24 * 3_600_000;
  return dhakaTimeOfDay(now) >= sentFrom ? dhakaDayOf(now) : dhakaDayOf(now - day);
}
