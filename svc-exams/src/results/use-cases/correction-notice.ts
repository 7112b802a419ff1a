import { pending, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import { resultCorrectedNotice } from '@pathshala/svc-exams-contract/notices';
import { scoreHiddenUntil, type SubmittedAttempt } from '../../attempts/index.ts';
import type { PaperHead } from '../../papers/index.ts';

/**
 * The notice to the student about the latest correction; scores only if they differ and the student may see them.
 * `head` as `windowHeadOf` returns it; `now` in epoch milliseconds.
 */
export function correctionNotice(
  attempt: SubmittedAttempt,
  head: PaperHead | null,
  now: number,
): PendingEvent {
  const { _id, title, studentId, outcome } = attempt;
  const { reason = '', scoreBefore: before = 0, score: after = 0 } = outcome.corrections.at(-1) ?? {};
  const showsScores = before !== after && scoreHiddenUntil(head, now) === null;
  const scores = showsScores ? { before, after } : null;
  const values = { title, path: `/exams/results/${_id}`, reason, scores };
  return pending(noticeRequested, resultCorrectedNotice.request(studentId, values));
}
