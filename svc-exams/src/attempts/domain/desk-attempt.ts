import type { Attempt, Outcome } from './attempt.ts';

/** An attempt was started, saved, submitted or changed; null id: every attempt of the exam may have changed. */
export interface AttemptChange extends Pick<Attempt, 'examId' | 'examKind'> {
  readonly attemptId: string | null;
}

/** The moved deadline of an open attempt; ISO 8601. */
export interface MovedDeadline {
  readonly attemptId: string;
  readonly deadlineAt: string;
}

/** The attempts of an exam as its desk shows them. */
export type DeskAttempt = Pick<
  Attempt,
  '_id' | 'studentId' | 'status' | 'startedAt' | 'deadlineAt' | 'answers' | 'written' | 'savedAt' | 'seenAt'
> & { readonly outcome: Pick<Outcome, 'submittedAt' | 'closedBy'> | null };

export interface DeskPageRequest {
  readonly status: Attempt['status'];
  /** An id; empty: from the first. */
  readonly after: string;
  readonly limit: number;
}
