import { scoreHiddenUntil, type Submitted } from '../../attempts/ports.ts';
import type { AreAnswersVisible } from '../../papers/ports.ts';
import type { ShownResult } from './read-result.ts';

export interface ShowSubmittedDependencies {
  readonly areAnswersVisible: AreAnswersVisible;
}

/** What a student sees right after the submit: the result, or when its score is shown, and whether the key may be seen. */
export function showSubmitted({ areAnswersVisible }: ShowSubmittedDependencies) {
  return async ({ attempt, paper: { paper }, head }: Submitted, now: number): Promise<ShownResult> => ({
    attempt,
    paper,
    isKeyVisible: head === null || (await areAnswersVisible(head, now)),
    hiddenUntil: scoreHiddenUntil(head, now),
  });
}
