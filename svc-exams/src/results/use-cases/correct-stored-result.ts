import { isSubmitted, type SubmittedAttempt } from '../../attempts/domain/attempt.ts';
import type { Attempts } from '../../attempts/domain/attempts.ts';
import { correctResult, type CorrectionCommand } from '../domain/correct-result.ts';
import { resultNotFound } from './read-result.ts';

/** Corrects a result and tells the others by the same event with a higher version of the score. */
export function correctStoredResult({ attempts }: { readonly attempts: Attempts }) {
  return async (resultId: string, command: CorrectionCommand): Promise<SubmittedAttempt> => {
    if ((await attempts.find(resultId)) === null) throw resultNotFound();
    const corrected = await attempts.submit(resultId, (attempt) =>
      isSubmitted(attempt) ? correctResult(attempt, command) : null,
    );
    if (!isSubmitted(corrected)) throw resultNotFound();
    return corrected;
  };
}
