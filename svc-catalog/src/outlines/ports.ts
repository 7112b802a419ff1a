import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { CourseFacts, Outline } from './domain/outline.ts';

/** What changes: a course, or a lesson, whose course is looked up. */
export type Changed = { readonly courseId: string } | { readonly lessonId: string };

/** Where courses of one kind are read. */
export interface OutlineSource {
  /** Null: no such course of this kind. */
  read(courseId: string): Promise<CourseFacts | null>;
  courseIds(): Promise<readonly string[]>;
  /** Also of a deleted lesson; null: no such lesson. */
  courseIdOfLesson?(lessonId: string): Promise<string | null>;
}

/** Runs a change of a course, and publishes the outline if it is another one afterwards; after a crash a job does. */
export type TrackOutline = <Result>(changed: Changed, change: () => Promise<Result>) => Promise<Result>;

/** A change that began, written before it, so that a crash in between leaves its outline to the job. */
export interface OutlineMark {
  readonly _id: string;
  readonly changed: Changed;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface OutlineMarks {
  add(mark: OutlineMark): Promise<void>;
  remove(id: string): Promise<void>;
  /** Those of changes that began before the time (epoch milliseconds), the oldest first. */
  before(time: number, limit: number): Promise<readonly OutlineMark[]>;
}

export interface Outlines extends AggregateStore<Outline> {
  ids(): Promise<readonly string[]>;
}
