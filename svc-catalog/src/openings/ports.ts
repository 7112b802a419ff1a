import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { EditMark } from '@pathshala/back-office/edit-mark';
import type { CourseParts, Opening } from './domain/opening.ts';

/** The openings of a course, by its id. Entries of deleted parts stay, so that a restored part is as it was. */
export interface OpeningPlan extends EditMark {
  readonly _id: string;
  readonly schemaVersion: 1;
  readonly openings: readonly Opening[];
}

/** One plan for each course that has openings, by the id of the course. */
export interface OpeningPlans extends AggregateStore<OpeningPlan> {
  /** Removes the name of a deleted account from the edits it made. */
  forgetEditor(userId: string): Promise<void>;
}

/** The parts of academic courses. Throws `not-found` for a deleted course. */
export type ReadCourseParts = (courseId: string) => Promise<CourseParts>;
