import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { EnrollableCourse, Enrolment } from '../domain/enrolment.ts';

export interface Enrolments extends AggregateStore<Enrolment> {
  /** Latest first. */
  ofStudent(studentId: string): Promise<Enrolment[]>;
  /** Which of these courses the student is enrolled in. */
  enrolledIn(studentId: string, courseIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Students with an account only. */
  countOfCourse(courseId: string): Promise<number>;
  abandon(studentId: string): Promise<void>;
}

/** Which accounts there are: ids, and nothing else of a person. */
export interface Students {
  knows(studentId: string): Promise<boolean>;
  /** Does nothing for an account that is deleted: its events may come in any order. */
  add(studentId: string): Promise<void>;
  /** For good: a deleted id is never known again. */
  forget(studentId: string): Promise<void>;
}

/** Who edited what: the name of an administrator is in the mark of the latest edit. */
export interface Editors {
  /** Takes the name out of every edit of this account. */
  forget(userId: string): Promise<void>;
}

/** Courses of both kinds, the deleted left out. */
export interface Enrollables {
  find(courseId: string): Promise<EnrollableCourse | null>;
}
