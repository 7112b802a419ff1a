import type { Page } from 'playwright-core';
import type { BossIds } from '../boss-ids.ts';

/** `teacher`: an administrator whose rights are limited to a batch, once the ids of the boss area are prepared. */
export type Role = 'visitor' | 'student' | 'admin' | 'teacher';

export interface Screen {
  readonly name: string;
  readonly role: Role;
  readonly path: string;
  /** Brings the screen into the state to be checked. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Ids of the sample data that addresses need. */
export interface SampleIds extends BossIds {
  readonly examCampaignId: string;
  /** The campaign has not started and has questions. */
  readonly upcomingCampaignId: string;
  /** The campaign has not started and has no exam. */
  readonly emptyCampaignId: string;
  readonly campaignId: string;
  readonly courseId: string;
  readonly yearId: string;
  readonly unitId: string;
  readonly academicCourseId: string;
  /** An academic course in which the demo student is enrolled, and its first lesson. */
  readonly freeCourseId: string;
  readonly lessonId: string;
  readonly resultId: string;
  readonly releasedCampaignId: string;
  readonly rankedResultId: string;
  /** A question of the year that the demo student has reported. */
  readonly reportedQuestionId: string;
  readonly reportId: string;
}
