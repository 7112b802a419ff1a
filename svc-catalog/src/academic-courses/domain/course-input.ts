import type { CourseDetails } from './course.ts';
import type { OpenList } from './open-value.ts';

/** A course as an administrator submits it. An `_id` is used only if the stored course has it. */
export interface CourseInput extends CourseDetails {
  readonly subjects: readonly SubjectInput[];
}

export interface SubjectInput {
  readonly _id?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string;
  readonly units: readonly UnitInput[];
  readonly exams?: OpenList | undefined;
  readonly assignments?: OpenList | undefined;
}

export interface UnitInput {
  readonly _id?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly lessons?: OpenList | undefined;
  readonly exams?: OpenList | undefined;
}
