import { standingPoints } from '@pathshala/rules/standings';

/** The contribution of an attempt to a week: the questions that it answered right, and the points of each. */
export interface Contribution {
  /** The keys that identify a question in every paper. */
  readonly questionKeys: readonly string[];
  readonly points: number;
}

/**
 * The points of each right answer. A repeated sitting is worth nothing, because the student has seen the exam. A practice is
 * always new points or none.
 */
export function pointsOfAttempt(attempt: {
  readonly isPractice: boolean;
  readonly attemptNo: number;
}): number {
  if (attempt.isPractice) return standingPoints.practice;
  return attempt.attemptNo === 1 ? standingPoints.sitting : 0;
}

/** Each question counts once, with its highest points: repeats and their order change nothing. */
export function weekPoints(contributions: readonly Contribution[]): number {
  const best = new Map<string, number>();
  for (const { questionKeys, points } of contributions) {
    for (const key of questionKeys) best.set(key, Math.max(best.get(key) ?? 0, points));
  }
  return [...best.values()].reduce((sum, points) => sum + points, 0);
}
