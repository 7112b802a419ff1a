import type { CourseFacts } from '../enrolments/index.ts';
import type { Rating } from './domain/rating.ts';
import type { Counted } from './domain/student-ratings.ts';

export interface RatedCourse {
  readonly courseId: string;
  readonly courseKind: CourseFacts['courseKind'];
  readonly averageRating: number;
  readonly ratingCount: number;
  /** The revision of the stored numbers. */
  readonly revision: number;
}

/** Courses of one kind, which store the numbers of their ratings. */
export interface RatedCourses {
  /** null for a course that is unknown or deleted. */
  find(courseId: string): Promise<RatedCourse | null>;
  /** False: other numbers were stored since `revision` was read, so these may be out of date. */
  store(courseId: string, counted: Counted, revision: number): Promise<boolean>;
}

export interface Ratings {
  find(id: string): Promise<Rating | null>;
  write(rating: Rating): Promise<void>;
  /** Does nothing when the rating was changed again. */
  markCounted(id: string, changeId: string): Promise<void>;
  count(courseId: string): Promise<Counted>;
  /** Changes of `changedBefore` (epoch ms) or earlier that their courses have not counted. */
  uncounted(changedBefore: number, limit: number): Promise<readonly Rating[]>;
  /** Excludes withdrawn ratings. */
  listOfStudent(query: {
    readonly studentId: string;
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ readonly items: readonly Rating[]; readonly total: number }>;
  ofStudent(studentId: string): Promise<readonly Rating[]>;
  delete(id: string): Promise<void>;
}
