import type { AggregateStore } from '@pathshala/events/aggregate';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { CourseFacts, EnrollableCourse, Enrolment } from './domain/enrolment.ts';

export type { CourseFacts, EnrollableCourse } from './domain/enrolment.ts';

export interface Enrolments extends AggregateStore<Enrolment> {
  /** Latest first. */
  ofStudent(studentId: string): Promise<Enrolment[]>;
  /** Marks the enrolments of a deleted account; they are no longer counted. */
  abandon(studentId: string): Promise<void>;
}

export interface EnrolmentCounts {
  /** Which of these courses the student is enrolled in. */
  enrolledIn(studentId: string, courseIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** How many students are enrolled; deleted accounts are left out. */
  countOfCourse(courseId: string): Promise<number>;
}

/** The accounts that exist: ids, and nothing else of a person. */
export interface Students {
  exists(studentId: string): Promise<boolean>;
  /** Does nothing for a deleted account: its events may arrive in any order. */
  add(studentId: string): Promise<void>;
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
  enrol(paid: { readonly studentId: string; readonly course: CourseFacts }): Promise<void>;
}

/** Whether the caller is enrolled in a course; for an administrator also how many students are. */
export interface EnrolmentStatus {
  readonly isEnrolled: boolean;
  readonly enrolledCount?: number;
}

export type Caller = Pick<Identity, 'userId' | 'role' | 'permissions'>;

export interface EnrolmentStatuses {
  one(caller: Caller, courseId: string): Promise<EnrolmentStatus>;
  /** Reads the statuses of a page of courses at once. */
  many(caller: Caller, courseIds: readonly string[]): Promise<(courseId: string) => EnrolmentStatus>;
  enrolledCount(courseId: string): Promise<number>;
}
