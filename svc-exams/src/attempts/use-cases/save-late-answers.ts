import { type Papers, windowHeadOf } from '../../papers/index.ts';
import type { CheckedAnswers } from '../domain/answers.ts';
import type { SubmittedAttempt } from '../domain/attempt.ts';
import { takeLateSave, type Received } from '../domain/late-answers.ts';
import { scoreVisibleFrom } from '../domain/score-visibility.ts';
import type { Attempts } from '../ports.ts';

interface SaveLateAnswersDependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
}

interface LateSaveCommand extends Received {
  readonly checked: CheckedAnswers;
  readonly clientSeq: number;
}

/**
 * Adds answers to an attempt that the clock has submitted meanwhile, and publishes its result once more, in one conditional
 * write; false changes nothing. Notes are not stored, because they belong to the sitting.
 */
export function saveLateAnswers({ attempts, papers }: SaveLateAnswersDependencies) {
  return async (attempt: SubmittedAttempt, command: LateSaveCommand): Promise<boolean> => {
    const paper = await papers.version(attempt.examId, attempt.paperVersion);
    const stored = await attempts.submit(attempt._id, {
      rule: (current) => takeLateSave(current, paper, command),
      scoreVisibleFrom: scoreVisibleFrom(await windowHeadOf(papers, attempt)),
    });
    return stored.savedSeq === command.clientSeq;
  };
}

export type SaveLateAnswers = ReturnType<typeof saveLateAnswers>;
