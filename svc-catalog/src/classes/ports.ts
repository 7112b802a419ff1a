import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { LiveClass } from '@pathshala/rules/live-classes';
import type { Deleter } from '@pathshala/rules/undo-window';
import type { Caller } from '../enrolments/index.ts';
import type { ScheduledClass } from './domain/class.ts';
import type { ClassNotice } from './domain/class-notice.ts';
import type { Slot } from './domain/clash.ts';
import type { ClassSeries } from './domain/series.ts';

export interface ClassQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  /** Text in title, teacher or room. */
  readonly q?: string | undefined;
  readonly courseId?: string | undefined;
  readonly batchId?: string | undefined;
  readonly seriesId?: string | undefined;
  /** Only classes of these courses or batches; left out: all. */
  readonly within?:
    | { readonly courseIds: readonly string[]; readonly batchIds: readonly string[] }
    | undefined;
  /** Days in Dhaka. */
  readonly startFrom?: string | undefined;
  readonly startTo?: string | undefined;
}

/** The courses and batches that a student belongs to; deleted ones are left out. */
interface StudentPlaces {
  readonly courseIds: readonly string[];
  readonly courseNames: ReadonlyMap<string, string>;
  readonly batchIds: readonly string[];
}

/** Days in Dhaka, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

interface Deletion {
  readonly deletedAt: string;
  readonly removalDueAt: number;
  readonly deletedBy: Deleter;
  readonly deletionId: string;
  /** When the students are known. */
  readonly noticeDueAt: number;
}

/** Stores the present name of a course or batch. */
type RenamePlace = (
  place: { readonly courseId: string } | { readonly batchId: string },
  names: { readonly courseName: string } | { readonly batchName: string },
) => Promise<void>;

/** Deleted classes are found by id and by their deletion only, until they are removed. */
export interface Classes extends AggregateStore<ScheduledClass> {
  list(query: ClassQuery): Promise<{ items: ScheduledClass[]; total: number }>;
  ofSeries(seriesId: string): Promise<ScheduledClass[]>;
  /** The earlier first, a few hundred at most. */
  ofPlaces(places: StudentPlaces, days: DayRange): Promise<ScheduledClass[]>;
  /** Classes that take teacher, room or students of these slots on their days or beside them. */
  takenBeside(slots: readonly Slot[]): Promise<Slot[]>;
  /** Classes of these ids, deleted ones too, without their notes. */
  named(ids: readonly string[]): Promise<ScheduledClass[]>;
  markDeleted(ids: readonly string[], deletion: Deletion): Promise<void>;
  ofDeletion(deletionId: string): Promise<ScheduledClass[]>;
  restore(deletionId: string, now: number): Promise<void>;
  /** Classes that can be restored at `now` (epoch ms), the latest delete first. */
  listRestorable(now: number): Promise<ScheduledClass[]>;
  /** Classes that can be restored no more, and whose students need no notice any more. */
  removeDue(now: number): Promise<void>;
  /** Classes that start in the range (epoch ms, the end included), the first to start first. */
  startingBetween(
    range: { readonly from: number; readonly to: number },
    limit: number,
  ): Promise<ScheduledClass[]>;
  /** Classes, deleted ones too, whose students are due to be notified of a change. */
  listToAnnounce(now: number, limit: number): Promise<ScheduledClass[]>;
  rename: RenamePlace;
  forgetEditor(userId: string): Promise<void>;
}

/** Notices about classes on their way to their students. */
export interface ClassNotices extends AggregateStore<ClassNotice> {
  /** Has no effect if the notice was begun already. */
  begin(notice: ClassNotice): Promise<void>;
  listDue(now: number, limit: number): Promise<readonly ClassNotice[]>;
  /** Finished notices about classes that started before this time, ISO 8601. */
  deleteBefore(startsAt: string): Promise<void>;
}

export interface SeriesStore extends AggregateStore<ClassSeries> {
  listWorkDue(now: number, limit: number): Promise<ClassSeries[]>;
  /** The series of a course that still have classes, the earlier first. */
  ofCourse(courseId: string): Promise<ClassSeries[]>;
  rename: RenamePlace;
  forgetEditor(userId: string): Promise<void>;
}

/** The people who are invited to a class: the students of its batch, or of its whole course. */
export interface ClassAudience {
  isInvited(caller: Caller, one: Pick<ScheduledClass, 'courseId' | 'batchId'>): Promise<boolean>;
  /** Which of these students, a few hundred at most, are invited. */
  invitedOf(
    one: Pick<ScheduledClass, 'courseId' | 'batchId'>,
    studentIds: readonly string[],
  ): Promise<ReadonlySet<string>>;
  placesOf(studentId: string): Promise<StudentPlaces>;
  /**
   * The course and batch with their names; a batch alone has the first of its courses. Throws `not-found` for one that does
   * not exist, `invalid` for a batch without the course.
   */
  placeOf(
    place: Pick<ScheduledClass, 'courseId' | 'batchId'>,
  ): Promise<Pick<ScheduledClass, 'courseId' | 'courseName' | 'batchId' | 'batchName'>>;
  /** The ids of the students after this position; sorted by the position. */
  studentsAfter(
    one: Pick<ScheduledClass, 'courseId' | 'batchId'>,
    position: string,
    limit: number,
  ): Promise<readonly { readonly position: string; readonly studentId: string }[]>;
}

/** An interactive session that an academic course names. */
export interface CourseSession extends LiveClass {
  readonly courseId: string;
  readonly courseName: string;
  readonly title: string;
  readonly liveLink: string;
  readonly startsAt: string;
}

/** The interactive sessions with a date of these courses; deleted courses have none. */
export interface CourseSessions {
  datedIn(courseIds: readonly string[]): Promise<readonly CourseSession[]>;
}

/** Assignments of these courses that are due for the student in a time (ISO 8601, the end excluded). */
export interface DueAssignments {
  dueIn(
    courseIds: readonly string[],
    studentId: string,
    time: { readonly from: string; readonly to: string },
  ): Promise<
    readonly {
      readonly _id: string;
      readonly title: string;
      readonly courseId: string;
      readonly dueDate: string;
    }[]
  >;
  /** The ids among these that the student has handed in. */
  handedInBy(studentId: string): Promise<ReadonlySet<string>>;
}

/** The private calendar address of a student. */
export interface StoredAddress {
  /** The student. */
  readonly _id: string;
  readonly nonce: string;
  readonly tokenHash: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface CalendarAddresses {
  find(studentId: string): Promise<StoredAddress | null>;
  withHash(tokenHash: string): Promise<StoredAddress | null>;
  /** Replaces the student's earlier address. */
  put(address: StoredAddress): Promise<void>;
  remove(studentId: string): Promise<void>;
}

/** Tokens of calendar addresses, derived from a stored nonce and the secret of the service. */
export interface CalendarTokens {
  tokenOf(nonce: string): string;
  hashOf(token: string): string;
  newNonce(): string;
}

export interface CalendarEntry {
  readonly id: string;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
  readonly description: string;
  readonly url: string;
}

/** Writes an iCalendar file (RFC 5545). */
export type WriteCalendar = (calendar: {
  readonly name: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  readonly entries: readonly CalendarEntry[];
}) => string;
