import { scoreHiddenUntil } from '../../attempts/domain/score-visibility.ts';
import type { Submitted } from '../../attempts/use-cases/submit-attempt.ts';
import type { AreAnswersVisible } from '../../papers/use-cases/are-answers-visible.ts';
import type { ShownResult } from './read-result.ts';

/** What a student sees right after the submit: the result, or when it comes, and the key where it may be seen by now. */
export function showSubmitted({ areAnswersVisible }: { readonly areAnswersVisible: AreAnswersVisible }) {
  return async ({ attempt, paper: { paper }, head }: Submitted, now: number): Promise<ShownResult> => ({
    attempt,
    paper,
    isKeyVisible: head === null || (await areAnswersVisible(head, now)),
    hiddenUntil: scoreHiddenUntil(head, now),
  });
}
