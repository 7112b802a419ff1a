import { scoreHiddenUntil, type SubmittedAttempt } from '../../attempts/ports.ts';
import type { PaperHead } from '../../papers/ports.ts';

/** The values of the notice about the latest correction. `scores` only if they differ and the student may see them; `now` in epoch ms. */
export function correctionNoticeOf(attempt: SubmittedAttempt, head: PaperHead | null, now: number) {
  const { _id, title, outcome } = attempt;
  const correction = outcome.corrections.at(-1);
  const { reason = '', scoreBefore: before = 0, score: after = 0 } = correction ?? {};
  const showsScores = before !== after && scoreHiddenUntil(head, now) === null;
  return { title, path: `/exams/results/${_id}`, reason, scores: showsScores ? { before, after } : null };
}
