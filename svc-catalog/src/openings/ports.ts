import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { CourseParts, OpeningPlan } from './domain/opening.ts';

/** One plan for each course that has openings, by the id of the course. */
export interface OpeningPlans extends AggregateStore<OpeningPlan> {
  /** Removes the name of a deleted account from the edits it made. */
  forgetEditor(userId: string): Promise<void>;
}

/** The parts of academic courses. Throws `not-found` for a deleted course. */
export type ReadCourseParts = (courseId: string) => Promise<CourseParts>;
