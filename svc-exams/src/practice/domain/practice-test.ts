/** The source of a question of a practice paper: a version of a paper, or the question bank (null). */
export interface QuestionSource {
  readonly questionId: string;
  readonly paper: { readonly examId: string; readonly version: number } | null;
}

export type AnswersShown = 'at-once' | 'at-end';

/** A practice paper that a student requested; its id is the paper's. */
export interface PracticeTest {
  readonly _id: string;
  readonly studentId: string;
  /** From 1, without gaps, per student: two calls at once compete for one number. */
  readonly no: number;
  /** The request as one string: an equal request within seconds gets this test again. */
  readonly wish: string;
  readonly createdAt: string;
  readonly answersShown: AnswersShown;
  readonly sources: readonly QuestionSource[];
  /** False until the sweep has found an attempt at it. */
  readonly isSat: boolean;
}

/** Milliseconds within which an equal request is a double click, or a repeat after a lost answer. */
const repeatMs = 10_000;

/** Whether the request equals the one that made this test. */
export function isRepeat(latest: PracticeTest, wish: string, now: number): boolean {
  return latest.wish === wish && now - Date.parse(latest.createdAt) < repeatMs;
}

/** A student's tests beyond this number are removed, the oldest first. */
export const maxTests = 200;

const dayMs = 86_400_000;

/** Tests that were never started are removed after this time, all others with their results after `resultsMs`. */
export const unstartedMs = 2 * dayMs;
export const resultsMs = 365 * dayMs;
