import { attemptNotFound } from '../domain/require-open.ts';
import type { AttemptCommand, Attempts } from '../ports.ts';
import type { AttemptFacts } from '../domain/attempt.ts';

/**
 * The facts of an attempt of the caller; 404 for that of another student. Facts in memory may still name the participant
 * whose account has the attempt by now, so it is read before it is refused.
 */
export function requireOwnFacts(attempts: Pick<Attempts, 'facts' | 'find'>) {
  return async ({
    attemptId,
    studentId,
  }: Pick<AttemptCommand, 'attemptId' | 'studentId'>): Promise<AttemptFacts> => {
    const known = await attempts.facts(attemptId);
    if (known === null) throw attemptNotFound();
    if (known.studentId === studentId) return known;
    const stored = await attempts.find(attemptId);
    if (stored?.studentId !== studentId) throw attemptNotFound();
    return stored;
  };
}
