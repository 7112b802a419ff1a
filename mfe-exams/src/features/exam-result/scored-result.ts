import type { Result } from '@pathshala/svc-exams-contract/http';

/** A result whose score its reader may see. */
export type ScoredResult = Result & {
  readonly score: number;
  readonly correct: number;
  readonly wrong: number;
  readonly blank: number;
};

export function isScored(result: Result): result is ScoredResult {
  return result.score !== null;
}
