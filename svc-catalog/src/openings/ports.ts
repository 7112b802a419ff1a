import type { LockOf } from '@pathshala/rules/part-lock';
import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { EditMark } from '@pathshala/back-office/edit-mark';
import type { Caller } from '../enrolments/index.ts';
import type { CourseParts, Opening } from './domain/opening.ts';

/** The openings of a course, by its id. Entries of deleted parts stay, so that a restored part is as it was. */
export interface OpeningPlan extends EditMark {
  readonly _id: string;
  readonly schemaVersion: 1;
  readonly openings: readonly Opening[];
}

/** One plan for each course that has openings, by the id of the course. */
export interface OpeningPlans extends AggregateStore<OpeningPlan> {
  /** The openings of the course, none without a plan; up to 2 s old, because students read many parts of a course. */
  current(courseId: string): Promise<OpeningPlan['openings']>;
  /** Removes the name of a deleted account from the edits it made. */
  forgetEditor(userId: string): Promise<void>;
}

/** The parts of the courses of one kind. Null for a deleted course, and for one of another kind. */
export type FindCourseParts = (courseId: string) => Promise<CourseParts | null>;

interface Asked {
  readonly courseId: string;
  readonly caller: Caller;
  /** The current titles of these lessons or years; removed ones are left out. */
  readonly titlesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** OPN-01. Finds which parts of a course are closed for the caller now; none for its authors. */
export type CourseLocks = (asked: Asked) => Promise<LockOf>;
