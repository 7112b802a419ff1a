import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { CourseFacts, Outline } from './domain/outline.ts';

/** The subject of a change: a course, or a lesson, whose course is looked up. */
export type Changed = { readonly courseId: string } | { readonly lessonId: string };

/** The store of courses of one kind. */
export interface OutlineSource {
  /** Null: no such course of this kind. */
  read(courseId: string): Promise<CourseFacts | null>;
  courseIds(): Promise<readonly string[]>;
  /** Finds deleted lessons, too; null: no such lesson. */
  courseIdOfLesson?(lessonId: string): Promise<string | null>;
}

/** Runs a change of a course, and publishes the outline if the change affects it; after a crash a job does. */
export type TrackOutline = <Result>(changed: Changed, change: () => Promise<Result>) => Promise<Result>;

/** A mark that is written before a change, so that after a crash the job publishes the outline. */
export interface OutlineMark {
  readonly _id: string;
  readonly changed: Changed;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface OutlineMarks {
  add(mark: OutlineMark): Promise<void>;
  remove(id: string): Promise<void>;
  /** Marks of changes that began before the time (epoch milliseconds), the oldest first. */
  before(time: number, limit: number): Promise<readonly OutlineMark[]>;
}

export interface Outlines extends AggregateStore<Outline> {
  /** The courses whose outline was published in the current form. */
  ids(): Promise<readonly string[]>;
}
