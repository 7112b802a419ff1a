import type { AggregateStore } from '@pathshala/service-kit/events';
import type { EnrollableCourse, Enrolment } from '../domain/enrolment.ts';

export interface Enrolments extends AggregateStore<Enrolment> {
  ofStudent(studentId: string, page: { skip: number; limit: number }): Promise<Enrolment[]>;
  countOfStudent(studentId: string): Promise<number>;
  /** Which of these courses the student is enrolled in. */
  enrolledIn(studentId: string, courseIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Students with an account only. */
  countOfCourse(courseId: string): Promise<number>;
  abandon(studentId: string): Promise<void>;
}

/** Courses of both kinds, the deleted left out. */
export interface Enrollables {
  find(courseId: string): Promise<EnrollableCourse | null>;
}
