import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { Deletable } from '@pathshala/rules/undo-window';
import type { Ranked } from '../../course-order/index.ts';
import type { StudentRatings } from '../../ratings/index.ts';
import type { DeletedPart, Removal } from './deleted-part.ts';
import type { OpenValue } from './open-value.ts';
import type { EditMark, Subject } from './part.ts';

export type Status = 'active' | 'inactive' | 'upcoming' | 'draft' | 'completed';
type Level = 'beginner' | 'intermediate' | 'advanced';

export type { EditMark, Subject, Unit } from './part.ts';

/** The course fields that an author writes, without subjects. A date is a day (`2026-01-31`) or an instant, empty when not set. */
export interface CourseDetails {
  readonly title: string;
  /** Rich text. */
  readonly description: string;
  readonly category: 'Academic' | 'Admission';
  readonly courseType: string;
  readonly instructor: string;
  readonly classLevel: string;
  readonly enrollmentStartDate: string;
  readonly enrollmentEndDate: string;
  readonly courseStartDate: string;
  readonly courseEndDate: string;
  /** Hours. */
  readonly totalDuration: number;
  readonly targetAudience: readonly string[];
  readonly prerequisites: readonly string[];
  readonly certifications: readonly Certification[];
  readonly language: string;
  readonly level: Level;
  /** 0 to 5. */
  readonly ratings: number;
  /** Taka. */
  readonly price: number;
  /** Taka. */
  readonly discountPrice: number;
  readonly status: Status;
  /** An address or a drawn picture (`data:`). */
  readonly thumbnailImageUrl: string;
  readonly tags: readonly string[];
  readonly courseResources: readonly { readonly title: string; readonly link: string }[];
  readonly interactiveSessions: readonly Session[];
  readonly testimonials: readonly { readonly student: string; readonly feedback: string }[];
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
  readonly studentFeedback?: OpenValue | undefined;
  readonly studentEnrollments?: OpenValue | undefined;
  readonly discussionBoard?: OpenValue | undefined;
  /** The step of the form at which the author stopped. */
  readonly currentStep?: string | undefined;
}

interface Certification {
  readonly name: string;
  readonly issuer: string;
  readonly validity: string;
}

interface Session {
  readonly title: string;
  readonly description: string;
  readonly liveLink: string;
  /** ISO 8601; missing while the date is not set. */
  readonly startsAt?: string | undefined;
  readonly durationMinutes?: number | undefined;
}

export interface AcademicCourse extends CourseDetails, Deletable, Ranked, EditMark {
  /** Missing while no student has rated the course. Afterwards `ratings` is the students' mean. */
  readonly studentRatings?: StudentRatings | undefined;
  readonly _id: string;
  readonly subjects: readonly Subject[];
  /** `listKeyOf` of the title, for sorting and searching. */
  readonly titleKey: string;
  /** Amount to pay, in taka: the price less the discount. */
  readonly fee: number;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Subjects and chapters whose deletion can still be undone. */
  readonly deletedParts?: readonly DeletedPart[];
  /** Permanently deleted parts whose documents are not removed yet. */
  readonly removals?: readonly Removal[];
  /** Epoch milliseconds: when the job `finish-academic-deletes` has work here; null: never. */
  readonly cleanUpAt?: number | null;
  /** A copy or an import in progress: the course counts as deleted until all its lessons are stored. */
  readonly isUnfinished?: boolean;
}

/** Courses in these statuses are visible to everyone (CAT-07). */
export const openStatuses: readonly Status[] = ['active', 'upcoming'];

export function isOpen({ status, deletedAt }: AcademicCourse): boolean {
  return deletedAt === null && openStatuses.includes(status);
}

/** The time in the precision of the limit: an instant, or a day in Dhaka. */
function asPreciseAs(limit: string, now: string): string {
  return limit.length > 10 ? now : dhakaDayOf(Date.parse(now));
}

function isAfter(now: string, limit: string): boolean {
  return asPreciseAs(limit, now) > limit;
}

function isBefore(now: string, limit: string): boolean {
  return asPreciseAs(limit, now) < limit;
}

/** Open, and within the enrolment dates where they are set; the last day counts. */
export function takesEnrolments(course: AcademicCourse, now: string): boolean {
  const { enrollmentStartDate: start, enrollmentEndDate: end } = course;
  const isInside = (start === '' || !isBefore(now, start)) && (end === '' || !isAfter(now, end));
  return isOpen(course) && isInside;
}

/** Throws `not-found` for a missing and for a deleted course. */
export function requireCourse(course: AcademicCourse | null): AcademicCourse {
  if (course === null || course.deletedAt !== null) {
    throw new DomainError('not-found', 'catalog.course-not-found');
  }
  return course;
}

/** Throws `invalid` for an empty title; `code` is the message, `field` the name of the title's field. */
export function requireTitle(title: string, { code, field }: { code: string; field: string }): void {
  if (title === '') throw new DomainError('invalid', code, { fields: { [field]: code } });
}
