import { isSubmitted, type SubmittedAttempt, type Attempts, scoreVisibleFrom } from '../../attempts/ports.ts';
import type { Papers } from '../../papers/ports.ts';
import { correctResult, type CorrectionCommand } from '../domain/correct-result.ts';
import { resultNotFound } from './read-result.ts';

export interface CorrectStoredResultDependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
}

/** Corrects a result and publishes it by the same event with a higher version of the score. */
export function correctStoredResult({ attempts, papers }: CorrectStoredResultDependencies) {
  return async (resultId: string, command: CorrectionCommand): Promise<SubmittedAttempt> => {
    const found = await attempts.find(resultId);
    if (found === null) throw resultNotFound();
    const head = found.examKind === 'campaign' ? await papers.head(found.examId) : null;
    const corrected = await attempts.submit(resultId, {
      rule: (attempt) => (isSubmitted(attempt) ? correctResult(attempt, command) : null),
      scoreVisibleFrom: scoreVisibleFrom(head),
    });
    if (!isSubmitted(corrected)) throw resultNotFound();
    return corrected;
  };
}
