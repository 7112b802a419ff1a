import type { Grade, Score } from './gradebook.ts';
import { percentOf } from './gradebook.ts';

/** The result of one attempt at an exam. */
export interface ExamResult extends Score {
  readonly attemptNo: number;
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly shownFrom: string | null;
}

const order = (one: ExamResult, other: ExamResult): number =>
  one.submittedAt.localeCompare(other.submittedAt) || one.attemptNo - other.attemptNo;

const latestTime = (times: readonly (string | null)[]): string | null =>
  times
    .filter((time) => time !== null)
    .toSorted()
    .at(-1) ?? null;

/** The results of a student in one exam; null without any. */
export function gradeOfResults(results: readonly ExamResult[]): Grade | null {
  const sorted = results.toSorted(order);
  const [first] = sorted;
  const latest = sorted.at(-1);
  if (first === undefined || latest === undefined) return null;
  const best = sorted.reduce((top, one) => (percentOf(one) > percentOf(top) ? one : top), first);
  const scoreOf = ({ score, of }: ExamResult): Score => ({ score, of });
  return {
    scores: { first: scoreOf(first), best: scoreOf(best), latest: scoreOf(latest) },
    shownFrom: latestTime(results.map(({ shownFrom }) => shownFrom)),
  };
}

interface HandIn {
  readonly marks: { readonly score: number; readonly maxScore: number } | null;
}

export function gradeOfHandIn({ marks }: HandIn): Grade {
  if (marks === null) return { scores: null, shownFrom: null };
  const score = { score: marks.score, of: marks.maxScore };
  return { scores: { first: score, best: score, latest: score }, shownFrom: null };
}
