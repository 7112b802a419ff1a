/** A day is `2026-01-31`, as in Asia/Dhaka: days are counted without hours, so that no time zone moves them. */
const dayMs = 24 * 3_600_000;

const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export function addDays(day: string, count: number): string {
  return new Date(utcOf(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcOf(to) - utcOf(from)) / dayMs);
}

/** The day of the month that many months later; the last day of a month that is shorter. */
export function dayOfLaterMonth(day: string, months: number, dayOfMonth: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastDay)))
    .toISOString()
    .slice(0, 10);
}
