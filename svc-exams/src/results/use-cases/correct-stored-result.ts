import {
  type Attempts,
  isSubmitted,
  resultNotFound,
  scoreVisibleFrom,
  type SubmittedAttempt,
} from '../../attempts/index.ts';
import { type Papers, windowHeadOf } from '../../papers/index.ts';
import { correctResult, type CorrectionCommand } from '../domain/correct-result.ts';
import { correctionNotice } from './correction-notice.ts';

interface CorrectStoredResultDependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
}

/** Corrects a result, publishes it by the same event with a higher version of the score, and requests a notice to its student. */
export function correctStoredResult({ attempts, papers }: CorrectStoredResultDependencies) {
  return async (resultId: string, command: CorrectionCommand): Promise<SubmittedAttempt> => {
    const found = await attempts.find(resultId);
    if (found === null) throw resultNotFound();
    const head = await windowHeadOf(papers, found);
    const corrected = await attempts.submit(resultId, {
      rule: (attempt) => (isSubmitted(attempt) ? correctResult(attempt, command) : null),
      scoreVisibleFrom: scoreVisibleFrom(head),
      alsoRecord: (attempt) => correctionNotice(attempt, head, Date.parse(command.correctedAt)),
    });
    if (!isSubmitted(corrected)) throw resultNotFound();
    return corrected;
  };
}
