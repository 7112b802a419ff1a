import type { CourseFacts } from '../../enrolments/index.ts';

/** One per student and course; the id is derived from both. */
export interface Rating {
  readonly _id: string;
  readonly studentId: string;
  readonly courseId: string;
  readonly courseKind: CourseFacts['courseKind'];
  /** 1 to 5; null: withdrawn. */
  readonly stars: number | null;
  /** The id of a change that the course has not counted yet; null when it is counted. */
  readonly changeId: string | null;
  /** Epoch ms of that change. */
  readonly changedAt: number | null;
}
