import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { CourseFacts, EnrollableCourse, Enrolment, LessonCompletions } from './domain/enrolment.ts';

export interface Enrolments extends AggregateStore<Enrolment> {
  /** The enrolments that hold, latest first. */
  ofStudent(studentId: string): Promise<Enrolment[]>;
  /** Excludes deleted accounts. */
  page(query: EnrolmentsQuery): Promise<{ readonly items: readonly Enrolment[]; readonly total: number }>;
  /** The ids of enrolments that hold and whose last day is before this one, `2026-01-31`. */
  idsEndedBefore(day: string, limit: number): Promise<readonly string[]>;
  /** Marks the enrolments of a deleted account, which are no longer counted, and removes its completed lessons. */
  abandon(studentId: string): Promise<void>;
}

export interface EnrolmentsQuery {
  readonly courseId?: string | undefined;
  readonly studentId?: string | undefined;
  /** Only these students, at most a few thousand. */
  readonly students?: readonly string[] | undefined;
  readonly isEnded: boolean;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
}

export interface EnrolmentCounts {
  /** Returns those of these courses that the student is enrolled in. */
  enrolledIn(studentId: string, courseIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns those of these students who are enrolled in the course, a few hundred at once. */
  enrolledOf(courseId: string, studentIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** The courses that the student is enrolled in, of either kind. */
  courseIdsOf(studentId: string): Promise<string[]>;
  /** How many students are enrolled; deleted accounts are left out. */
  countOfCourse(courseId: string): Promise<number>;
}

/** The students who completed lessons; deleted accounts are left out. */
export interface LessonStudents {
  /** Students who completed any of these lessons of the course. */
  studentIdsWith(courseId: string, lessonIds: readonly string[]): Promise<string[]>;
  /** The ids of the lessons of the course that the student completed, and of the exams that were sat. */
  completedBy(studentId: string, courseId: string): Promise<ReadonlySet<string>>;
}

/** The current students of a course; deleted accounts are left out. */
export interface CourseMembers {
  /** Returns which of the students are members. */
  among(courseId: string, studentIds: readonly string[]): Promise<ReadonlySet<string>>;
  countOf(courseId: string): Promise<number>;
  /** Members after this one, sorted by the id of the enrolment. */
  after(
    courseId: string,
    enrolmentId: string,
    limit: number,
  ): Promise<readonly { readonly enrolmentId: string; readonly studentId: string }[]>;
}

/** A current student of a course. */
export interface ListedMember {
  /** The id of the enrolment. */
  readonly _id: string;
  readonly studentId: string;
  /** ISO 8601. */
  readonly enrolledAt: string;
  /** Percent, 0 to 100, as published last. */
  readonly progress: number;
  /** ISO 8601; null: no lesson was completed yet. */
  readonly lastLessonAt: string | null;
}

/** Pages of the current students of a course. */
export interface CoursePages {
  page(
    query: Omit<EnrolmentsQuery, 'isEnded' | 'studentId'> & { readonly courseId: string },
  ): Promise<{ readonly items: readonly ListedMember[]; readonly total: number }>;
}

/** The ids of existing accounts, without other personal data. */
export interface Students {
  exists(studentId: string): Promise<boolean>;
  /** Returns those of these students who exist, a few hundred at once. */
  existing(studentIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Does nothing for a deleted account: its events may arrive in any order. */
  add(studentId: string): Promise<void>;
  /** The ids of the accounts that are not deleted, oldest first. */
  ids(): Promise<readonly string[]>;
  /** Permanent: `add` does not bring a deleted account back. */
  markDeleted(studentId: string): Promise<void>;
}

/** Finds a course to enrol in. Each capability with courses provides one; deleted courses are not found. */
export interface CourseLookup {
  find(courseId: string): Promise<EnrollableCourse | null>;
}

/** Enrols a student whose payment was confirmed, whatever the fee and the dates of the course. */
export interface PaidEnrolments {
  /** Does nothing when the student is enrolled already, or the account is deleted. */
  enrol(paid: {
    readonly studentId: string;
    readonly course: CourseFacts & Pick<EnrollableCourse, 'fee'>;
  }): Promise<void>;
  /** The payment was confirmed by mistake: ends the enrolment without a mail. Repeating it changes nothing. */
  takeBack(taken: {
    readonly studentId: string;
    readonly courseId: string;
    readonly reason: string;
  }): Promise<void>;
}

/** Enrols many students in a course for an administrator, whatever the fee. */
export interface ManyEnrolments {
  /** Throws `not-found` for an unknown course, `gone` for one that is not open. */
  requireOpenCourse(courseId: string): Promise<EnrollableCourse>;
  /** null: the course was deleted. */
  findCourse(courseId: string): Promise<EnrollableCourse | null>;
  /** For up to a few hundred students: which exist and which are enrolled. */
  check(
    courseId: string,
    studentIds: readonly string[],
  ): Promise<{ readonly existing: ReadonlySet<string>; readonly enrolled: ReadonlySet<string> }>;
  /**
   * Enrols a student with a notice. A repeated call with the same time returns `enrolled` again, and changes nothing.
   * `enrolledAt` is ISO 8601.
   */
  enrol(command: {
    readonly studentId: string;
    readonly course: EnrollableCourse;
    readonly enrolledAt: string;
  }): Promise<'enrolled' | 'already' | 'unknown'>;
  /**
   * Ends an enrolment that began before `at` (ISO 8601), and mails the student the reason. A repeat, and a call for who is not
   * enrolled, changes nothing.
   */
  end(command: {
    readonly studentId: string;
    readonly courseId: string;
    readonly at: string;
    readonly reason: string;
  }): Promise<void>;
}

/** Whether the caller is enrolled in a course; for an administrator also how many students are. */
export interface EnrolmentStatus {
  readonly isEnrolled: boolean;
  readonly enrolledCount?: number;
}

export type Caller = Pick<Identity, 'userId' | 'role' | 'permissions' | 'limitedTo'>;

/** Whether something keeps an enrolled student from a course now, such as dues. */
export interface CourseAccess {
  /** Throws what is to be done first. */
  requireOpen(studentId: string, courseId: string): Promise<void>;
}

export interface EnrolmentStatuses {
  /** Throws `forbidden` for a caller who is not enrolled, and what keeps an enrolled one from the course now. */
  requireAccess(caller: Caller, courseId: string): Promise<void>;
  one(caller: Caller, courseId: string): Promise<EnrolmentStatus>;
  /** Reads the statuses of a page of courses at once. */
  many(caller: Caller, courseIds: readonly string[]): Promise<(courseId: string) => EnrolmentStatus>;
  enrolledCount(courseId: string): Promise<number>;
  /** The courses that the student is enrolled in, including deleted ones. */
  courseIdsOf(studentId: string): Promise<string[]>;
}

/** One student's place in one course. */
export interface StudentInCourse {
  readonly studentId: string;
  readonly courseId: string;
}

/**
 * The lessons that students completed. They are stored with the enrolment, and each call publishes the progress in the
 * same write if it differs from the published one. Throws `forbidden` for a student who is not enrolled.
 */
export interface CompletedLessons {
  of(place: StudentInCourse): Promise<LessonCompletions>;
  /** `completedAt` (ISO 8601): null marks the lesson as not completed. Repeating it changes nothing. */
  mark(
    place: StudentInCourse,
    lesson: { readonly lessonId: string; readonly completedAt: string | null },
  ): Promise<LessonCompletions>;
}
