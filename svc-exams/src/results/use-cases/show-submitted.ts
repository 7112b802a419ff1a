import { scoreHiddenUntil, type Attempts, type Submitted } from '../../attempts/ports.ts';
import { rulesOf, type AreAnswersVisible, type Papers } from '../../papers/ports.ts';
import { previousOf, type ShownResult } from './read-result.ts';

export interface ShowSubmittedDependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
  readonly areAnswersVisible: AreAnswersVisible;
}

/** What a student sees right after the submit: the result, or when its score is shown, and whether the key may be seen. */
export function showSubmitted({ attempts, papers, areAnswersVisible }: ShowSubmittedDependencies) {
  return async ({ attempt, paper, head }: Submitted, now: number): Promise<ShownResult> => {
    const [isVisible, previous] = await Promise.all([
      isKeyVisible({ attempt, head }, now),
      previousOf(attempts, attempt),
    ]);
    return {
      attempt,
      paper: paper.paper,
      keyVersion: paper.keyVersion,
      isKeyVisible: isVisible,
      hiddenUntil: scoreHiddenUntil(head, now),
      previous,
    };
  };

  async function isKeyVisible({ attempt, ...known }: Pick<Submitted, 'attempt' | 'head'>, now: number) {
    if (rulesOf(attempt).keyVisible === 'always') return true;
    const { examId, studentId, paperVersion: version } = attempt;
    const head = known.head ?? (await papers.head(examId));
    return head !== null && areAnswersVisible({ head, version, studentId, now });
  }
}
