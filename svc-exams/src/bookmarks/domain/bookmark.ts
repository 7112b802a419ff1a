import type { QuestionSource } from '../../practice/index.ts';

/** A question that a student has bookmarked. */
export interface Bookmark {
  readonly _id: string;
  readonly studentId: string;
  readonly questionId: string;
  readonly source: QuestionSource;
  /** ISO 8601. */
  readonly bookmarkedAt: string;
}

/** The maximum number of bookmarks of one student. */
export const maxBookmarks = 1000;
