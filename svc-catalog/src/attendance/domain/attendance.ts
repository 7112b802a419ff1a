import { dhakaClock } from '@pathshala/rules/dhaka-time';

export type AttendanceState = 'present' | 'late' | 'absent' | 'excused';

/** `end`: nobody had marked the student some hours after the class. */
type AttendanceSource = 'list' | 'code' | 'link' | 'end';

export interface Mark {
  readonly state: AttendanceState;
  readonly source: AttendanceSource;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * The marks of a class, or of a part of its students, small enough for one document: a batch has 2,000 students at most, and
 * the students of a whole course are divided over several parts.
 */
export interface AttendanceSheet {
  readonly _id: string;
  readonly classId: string;
  readonly part: number;
  readonly courseId: string;
  readonly batchId: string;
  /** The day in Dhaka, and the start (ISO 8601), when the sheet was opened. */
  readonly day: string;
  readonly startsAt: string;
  /** By student. */
  readonly entries: Readonly<Record<string, Mark>>;
  /** Counts the writes. */
  readonly rev: number;
  /** Epoch ms from which students without a mark are absent; null: that is done. */
  readonly closeDueAt: number | null;
  /** Epoch ms from which absences of the batch are published; null: none is due. Missing in older sheets. */
  readonly absenceDueAt?: number | null;
}

/** How long attendance can be corrected before an absence is announced. */
const correctionMs = 30 * 60_000;

/** The SMS about an absence is sent from 8:00 to 21:00 in Dhaka. */
const [dayBegins, dayEnds] = [8, 21];

function afterNight(time: number): number {
  const clock = dhakaClock(time);
  const hour = clock.getUTCHours();
  if (hour >= dayBegins && hour < dayEnds) return time;
  const day = clock.setUTCHours(dayBegins, 0, 0, 0) + (hour >= dayEnds ? 24 * 3_600_000 : 0);
  return day - dhakaClock(0).getTime();
}

/** When absences that are marked now are published; null for the classes of a whole course. `now` in epoch ms. */
export function absenceDueAt(
  { batchId, endsAt }: { readonly batchId: string; readonly endsAt: string },
  now: number,
): number | null {
  return batchId === '' ? null : afterNight(Math.max(now, Date.parse(endsAt)) + correctionMs);
}

/** An absence is not announced after this time. */
const newsMs = 2 * 24 * 3_600_000;

export function isNews({ endsAt }: { readonly endsAt: string }, now: number): boolean {
  return now - Date.parse(endsAt) <= newsMs;
}

export interface AttendanceCounts {
  readonly present: number;
  readonly late: number;
  readonly absent: number;
  readonly excused: number;
}

const courseParts = 8;

export function partsOf({ batchId }: Pick<AttendanceSheet, 'batchId'>): number {
  return batchId === '' ? courseParts : 1;
}

/** The part of the sheet that has the student. */
export function partOf(studentId: string, parts: number): number {
  const digits = studentId.slice(-4);
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) sum = sum * 31 + digits.charCodeAt(index);
  return sum % parts;
}

export const sheetId = (classId: string, part: number): string => `${classId}.${part}`;

const noCounts: AttendanceCounts = { present: 0, late: 0, absent: 0, excused: 0 };

export function countMarks(marks: readonly Pick<Mark, 'state'>[]): AttendanceCounts {
  const counts = { ...noCounts };
  for (const { state } of marks) counts[state] += 1;
  return counts;
}

/** The share of the classes that count, in percent with one decimal: an excused student is not expected. */
export function percentOf({ present, late, absent }: AttendanceCounts): number | null {
  const expected = present + late + absent;
  return expected === 0 ? null : Math.round(((present + late) * 1_000) / expected) / 10;
}

const lateMs = 10 * 60_000;

/** A student who marks themselves is late from ten minutes after the start. */
export function ownState({ startsAt }: { readonly startsAt: string }, now: number): AttendanceState {
  return now > Date.parse(startsAt) + lateMs ? 'late' : 'present';
}
