import { isSubmitted, type Attempt, type SubmittedAttempt } from '../domain/attempt.ts';
import { resultNotFound } from '../domain/require-open.ts';

export interface OwnResultDependencies {
  readonly attempts: { find(id: string): Promise<Attempt | null> };
  readonly closeOverdue: (attempt: Attempt, now: number) => Promise<Attempt>;
}

export interface OwnResultCommand {
  readonly resultId: string;
  readonly studentId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The student's own submitted attempt; that of somebody else is not found. */
export function requireOwnResult({ attempts, closeOverdue }: OwnResultDependencies) {
  return async ({ resultId, studentId, now }: OwnResultCommand): Promise<SubmittedAttempt> => {
    const found = await attempts.find(resultId);
    const attempt = found?.studentId === studentId ? await closeOverdue(found, now) : null;
    if (attempt === null || !isSubmitted(attempt)) throw resultNotFound();
    return attempt;
  };
}
