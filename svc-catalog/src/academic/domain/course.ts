import type { Edited } from '@pathshala/contract-kit/edited';
import type { AcademicCourseInput } from '@pathshala/svc-catalog-contract/academic';

export type Status = AcademicCourseInput['status'];

/** A unit of a subject: its chapter, in the words of the course API. Lessons and contents are documents of their own. */
export interface Unit {
  readonly _id: string;
  readonly title: string;
  readonly description: string;
  /** As the author sent them. */
  readonly lessons?: OpenList;
  readonly exams?: OpenList;
}

type OpenList = NonNullable<AcademicCourseInput['subjects'][number]['exams']>;

export interface Subject extends Omit<Unit, 'lessons'> {
  readonly imageUrl: string;
  readonly units: readonly Unit[];
  readonly assignments?: OpenList;
}

/** What a PUT sends back of an answer without meaning it. */
type Echoed =
  | 'fee'
  | 'createdAt'
  | 'isEnrolled'
  | 'takesEnrolments'
  | 'enrolledCount'
  | 'rev'
  | 'changedAt'
  | 'changedBy';

export type Details = Omit<AcademicCourseInput, '_id' | 'subjects' | Echoed>;

export interface AcademicCourse extends Details {
  readonly _id: string;
  readonly subjects: readonly Subject[];
  /** For sorting and searching: see `searchKeyOf`. */
  readonly titleKey: string;
  /** What is to be paid, in taka: the price less the discount. */
  readonly fee: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly deletedAt: string | null;
  readonly edited?: Edited;
  /** Who made that edit: the name goes with the account. */
  readonly editorId?: string | null;
}

/** What those who are no administrators find in the catalogue (CAT-07). */
export const openStatuses: readonly Status[] = ['active', 'upcoming'];

export function isOpen({ status, deletedAt }: AcademicCourse): boolean {
  return deletedAt === null && openStatuses.includes(status);
}

/** The time in Dhaka, where the days of a course begin and end: a day is open until its end. */
const dhakaOffsetMs = 6 * 60 * 60 * 1000;

function isAfter(now: string, limit: string): boolean {
  if (limit.length > 10) return now > limit;
  const today = new Date(Date.parse(now) + dhakaOffsetMs).toISOString().slice(0, 10);
  return today > limit;
}

function isBefore(now: string, limit: string): boolean {
  if (limit.length > 10) return now < limit;
  const today = new Date(Date.parse(now) + dhakaOffsetMs).toISOString().slice(0, 10);
  return today < limit;
}

/** Open, and inside the days for enrolling where these are set. */
export function takesEnrolments(course: AcademicCourse, now: string): boolean {
  const { enrollmentStartDate: start, enrollmentEndDate: end } = course;
  const isInside = (start === '' || !isBefore(now, start)) && (end === '' || !isAfter(now, end));
  return isOpen(course) && isInside;
}
