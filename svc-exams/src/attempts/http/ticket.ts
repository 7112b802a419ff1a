import type { TicketOffer } from '@pathshala/service-kit/http/handler';

/** The time for the submit, and its repeats, of a page that had no connection at the end. */
const afterDeadlineMs = 10 * 60_000;

/** Lets a student continue with this attempt and its paper when the session is lost (decision 0015). */
export function ticketFor(attempt: { attemptId: string; examId: string; deadlineAt: string }): TicketOffer {
  return {
    subjects: [attempt.attemptId, attempt.examId],
    expiresAt: Date.parse(attempt.deadlineAt) + afterDeadlineMs,
  };
}
