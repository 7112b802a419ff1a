const hourMs = 60 * 60 * 1000;
/** The quietest hour of the day in Dhaka. */
const quietHour = 3;
const dhaka = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dhaka', hour: 'numeric', hourCycle: 'h23' });

/** Each night; and as soon as a night was missed, so that the newest is never older than a day while the site runs. */
export function isSnapshotDue(newestAt: number | null, now: number): boolean {
  if (newestAt === null) return true;
  const age = now - newestAt;
  return age > 23.5 * hourMs || (age > 6 * hourMs && Number(dhaka.format(now)) === quietHour);
}
