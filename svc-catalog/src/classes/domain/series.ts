import type { Edited } from '@pathshala/contract-kit/edited';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { movedDate } from '@pathshala/rules/moved-dates';
import type { ClassDetails } from './class.ts';

/** The weekly rule. Days in Dhaka: `2026-01-31`. */
export interface SeriesRule {
  /** Days of the week, 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** The clock of Dhaka: `16:00`. */
  readonly startTime: string;
  readonly from: string;
  /** The last day, at most one year after the first. */
  readonly until: string;
  /** Days without a class. */
  readonly exceptions: readonly string[];
}

/** Details with a time of day: what a change of several classes compares and sets. */
export type TimedDetails = ClassDetails & Pick<SeriesRule, 'startTime'>;

/** A change that the classes of a series still need. It can be repeated after a crash. */
export interface SeriesWork {
  /** The details before the change: a class that differs in a field keeps its own value. */
  readonly before: TimedDetails;
  /** The first day of the series that it is for. */
  readonly fromDay: string;
  /** ISO 8601: classes that had begun then stay as they are. Empty at first, when all are created. */
  readonly at: string;
  /** Whether days were added or removed. */
  readonly hasNewDays: boolean;
  /** Names the deletion of classes on days that were removed. */
  readonly deletionId: string;
}

export interface ClassSeries extends ClassDetails, SeriesRule {
  readonly _id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly work: SeriesWork | null;
  /** Epoch ms after which the job does `work`; null: nothing to do. */
  readonly workDueAt: number | null;
  readonly edited?: Edited;
  readonly editorId?: string | null;
}

const dayMs = 24 * 3_600_000;

/** The last day that a series can have: a year after its first one. */
function lastDayOf(from: string): string {
  const start = new Date(`${from}T00:00Z`);
  start.setUTCFullYear(start.getUTCFullYear() + 1);
  return new Date(start.getTime() - dayMs).toISOString().slice(0, 10);
}

/** The days with a class, at most 366, earlier first. */
export function daysOf(rule: SeriesRule): readonly string[] {
  const { weekdays, from, until, exceptions } = rule;
  const left = new Set(exceptions);
  const days: string[] = [];
  const last = Math.min(Date.parse(`${until}T00:00Z`), Date.parse(`${lastDayOf(from)}T00:00Z`));
  for (let time = Date.parse(`${from}T00:00Z`); time <= last; time += dayMs) {
    const date = new Date(time);
    const day = date.toISOString().slice(0, 10);
    if (weekdays.includes(date.getUTCDay()) && !left.has(day)) days.push(day);
  }
  return days;
}

function refuse(code: string, field: string, params = {}): never {
  throw new DomainError('invalid', code, { params, fields: { [field]: { code, params } } });
}

/** Throws `invalid` for a rule without a class, or of more than one year. Returns its days. */
export function requireDays(rule: SeriesRule): readonly string[] {
  const { from, until, weekdays } = rule;
  if (weekdays.length === 0) refuse('catalog.class.series-incomplete', 'weekdays');
  if (until < from) refuse('catalog.class.series-order', 'until');
  const last = lastDayOf(from);
  if (until > last) refuse('catalog.class.series-too-long', 'until', { until: last });
  const days = daysOf(rule);
  if (days.length === 0) refuse('catalog.class.series-empty', 'weekdays');
  return days;
}

/** The rule moved by days. The days of the week stay; the first class that was left out is the first one again, and so on. */
export function movedSeries({ weekdays, startTime, ...rule }: SeriesRule, days: number): SeriesRule {
  const [from, until] = [movedDate(rule.from, days), movedDate(rule.until, days)];
  const before = daysOf({ ...rule, weekdays, startTime, exceptions: [] });
  const after = daysOf({ weekdays, startTime, from, until, exceptions: [] });
  const leftOut = new Set(rule.exceptions);
  const exceptions = after.filter((_, at) => leftOut.has(before[at] ?? ''));
  return { weekdays, startTime, from, until, exceptions };
}
