import { dhakaDayRange, fromDhakaWallTime } from '@pathshala/rules/dhaka-time';

const day = /^\d{4}-\d{2}-\d{2}$/;
/** The format of a browser's date and time field. */
const wallTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

function isRealDay(text: string): boolean {
  const time = Date.parse(`${text.slice(0, 10)}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 10));
}

function utcOf(text: string): string | null {
  if (day.test(text)) return dhakaDayRange(text).from;
  if (wallTime.test(text)) return fromDhakaWallTime(text) ?? null;
  const time = instant.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** The years in which exams can start: they also have four digits in UTC. */
const year = /^2[01]\d{2}-/;

/** An instant, a day or a wall time in Dhaka → ISO 8601 in UTC; null for anything else. A day begins at midnight. */
export function startingInstant(text: string): string | null {
  const utc = isRealDay(text) ? utcOf(text) : null;
  return utc !== null && year.test(utc) ? utc : null;
}
