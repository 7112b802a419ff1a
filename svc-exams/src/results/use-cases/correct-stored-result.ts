import { pending } from '@pathshala/events/aggregate';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import { resultCorrectedNotice } from '@pathshala/svc-exams-contract/notices';
import { isSubmitted, type SubmittedAttempt, type Attempts, scoreVisibleFrom } from '../../attempts/ports.ts';
import type { Papers } from '../../papers/ports.ts';
import { correctResult, type CorrectionCommand } from '../domain/correct-result.ts';
import { correctionNoticeOf } from '../domain/correction-notice.ts';
import { resultNotFound } from './read-result.ts';

export interface CorrectStoredResultDependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
}

/** Corrects a result, publishes it by the same event with a higher version of the score, and requests a notice to its student. */
export function correctStoredResult({ attempts, papers }: CorrectStoredResultDependencies) {
  return async (resultId: string, command: CorrectionCommand): Promise<SubmittedAttempt> => {
    const found = await attempts.find(resultId);
    if (found === null) throw resultNotFound();
    const head = found.examKind === 'campaign' ? await papers.head(found.examId) : null;
    const corrected = await attempts.submit(resultId, {
      rule: (attempt) => (isSubmitted(attempt) ? correctResult(attempt, command) : null),
      scoreVisibleFrom: scoreVisibleFrom(head),
      alsoRecord: (attempt) => {
        const values = correctionNoticeOf(attempt, head, Date.parse(command.correctedAt));
        return pending(noticeRequested, resultCorrectedNotice.request(attempt.studentId, values));
      },
    });
    if (!isSubmitted(corrected)) throw resultNotFound();
    return corrected;
  };
}
