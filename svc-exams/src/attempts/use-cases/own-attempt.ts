import { type Attempt, type AttemptFacts, isSubmitted } from '../domain/attempt.ts';
import { attemptNotFound, resultNotFound } from '../domain/require-open.ts';
import type { AttemptCommand, Attempts, CloseOverdue, RequireOwnResult } from '../ports.ts';

/**
 * The facts of an attempt of the caller; 404 for that of another student. Cached facts may still name the participant whose
 * attempt the account has now, so it is read before it is refused.
 */
export async function requireOwnFacts(
  attempts: Pick<Attempts, 'facts' | 'find'>,
  { attemptId, studentId }: Pick<AttemptCommand, 'attemptId' | 'studentId'>,
): Promise<AttemptFacts> {
  const known = await attempts.facts(attemptId);
  if (known === null) throw attemptNotFound();
  if (known.studentId === studentId) return known;
  const stored = await attempts.find(attemptId);
  if (stored?.studentId !== studentId) throw attemptNotFound();
  return stored;
}

interface RequireOwnResultDependencies {
  readonly attempts: Pick<Attempts, 'find'>;
  readonly closeOverdue: CloseOverdue;
}

/** The student's own submitted attempt; attempts of others are `not-found`. */
export function requireOwnResult({ attempts, closeOverdue }: RequireOwnResultDependencies): RequireOwnResult {
  return async ({ resultId, studentId, now }) => {
    const found = await attempts.find(resultId);
    const attempt = found?.studentId === studentId ? await closeOverdue(found, now) : null;
    if (attempt === null || !isSubmitted(attempt)) throw resultNotFound();
    return attempt;
  };
}

interface ReadAttemptDependencies {
  readonly attempts: Attempts;
  readonly closeOverdue: CloseOverdue;
}

/** An attempt of the caller; 404 for the attempt of another student. */
export function readAttempt({ attempts, closeOverdue }: ReadAttemptDependencies) {
  return async (command: AttemptCommand): Promise<Attempt> => {
    const found = await attempts.find(command.attemptId);
    if (found === null || found.studentId !== command.studentId) throw attemptNotFound();
    return closeOverdue(found, command.now);
  };
}
