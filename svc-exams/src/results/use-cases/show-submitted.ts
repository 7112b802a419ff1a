import type { Submitted } from '../../attempts/use-cases/submit-attempt.ts';
import type { AreAnswersVisible } from './are-answers-visible.ts';
import type { ShownResult } from './read-result.ts';

/** What a student sees right after the submit: the result, and the key where it may be seen by now. */
export function showSubmitted({ areAnswersVisible }: { readonly areAnswersVisible: AreAnswersVisible }) {
  return async ({ attempt, paper: { paper } }: Submitted): Promise<ShownResult> => ({
    attempt,
    key: (await areAnswersVisible(paper)) ? paper : undefined,
  });
}
