import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { AdmissionCourse } from './domain/course.ts';
import type { Counted } from '../ratings/index.ts';
import type { Paper } from './domain/paper.ts';

export interface CourseQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  /** Text in name or code. */
  readonly q?: string | undefined;
  /** Includes drafts. */
  readonly hasDrafts?: boolean | undefined;
  readonly price?: 'free' | 'paid' | undefined;
  /** First and last day of the creation in Dhaka, `2026-01-31`. */
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
}

/** A page of courses. */
export interface Found<Course> {
  readonly items: Course[];
  readonly total: number;
  /** Similar words that exist, when no course contains the text searched for. */
  readonly near?: readonly string[];
}

/** Deleted courses are found by id only. */
export interface AdmissionCourses extends AggregateStore<AdmissionCourse> {
  findByCode(code: string): Promise<AdmissionCourse | null>;
  list(query: CourseQuery): Promise<Found<AdmissionCourse>>;
  /** The ids of all courses. */
  ids(): Promise<readonly string[]>;
  /** Ids of courses whose counts and overviews were stored by an earlier version. */
  idsWithOlderOverviews(): Promise<readonly string[]>;
  /** Deleted courses that can be restored at `now` (epoch ms), the latest delete first. */
  listRestorable(now: number): Promise<AdmissionCourse[]>;
  /** Ids of deleted courses whose undo window ended at `now` (epoch ms) or before, oldest first. */
  listRemovalDue(now: number, limit: number): Promise<string[]>;
  /** Removes the name of a deleted account from the edits it made. */
  forgetEditor(userId: string): Promise<void>;
}

/** The counts for pages that show the number of courses. */
export interface AdmissionCourseCount {
  /** Deleted courses are left out. */
  count(): Promise<number>;
  /** The totals of all courses together. */
  totals(): Promise<{ readonly years: number; readonly questions: number; readonly ratings: Counted }>;
}

export interface Papers extends AggregateStore<Paper> {
  ofCourse(courseId: string): Promise<Paper[]>;
  /** Papers whose save had not finished at `before`, epoch ms; oldest first. */
  unfinished(before: number, limit: number): Promise<Paper[]>;
}
