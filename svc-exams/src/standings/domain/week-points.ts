import { standingPoints } from '@pathshala/rules/standings';

/** What an attempt contributes to a week: the questions that it answered right, and what each is worth. */
export interface Contribution {
  /** What identifies a question wherever it is asked. */
  readonly questionKeys: readonly string[];
  readonly points: number;
}

/** Who sits an exam again has seen it: later sittings are worth nothing. A practice is always new points or none. */
export function pointsOfAttempt(attempt: {
  readonly isPractice: boolean;
  readonly attemptNo: number;
}): number {
  if (attempt.isPractice) return standingPoints.practice;
  return attempt.attemptNo === 1 ? standingPoints.sitting : 0;
}

/** Each question counts once, with the most that it was worth: repeats and their order change nothing. */
export function weekPoints(contributions: readonly Contribution[]): number {
  const best = new Map<string, number>();
  for (const { questionKeys, points } of contributions) {
    for (const key of questionKeys) best.set(key, Math.max(best.get(key) ?? 0, points));
  }
  return [...best.values()].reduce((sum, points) => sum + points, 0);
}
