import { type Attempts, scoreHiddenUntil, type Submitted } from '../../attempts/index.ts';
import type { FindVisibleKey, Papers } from '../../papers/index.ts';
import { previousOf, type ShownResult } from './read-result.ts';

interface ShowSubmittedDependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
  readonly visibleKey: FindVisibleKey;
}

/** The answer to a submit: the result, or the time from which its score is shown, and the visible part of the key. */
export function showSubmitted({ attempts, papers, visibleKey }: ShowSubmittedDependencies) {
  return async ({ attempt, paper, head }: Submitted, now: number): Promise<ShownResult> => {
    const [key, previous] = await Promise.all([keyOf({ attempt, head }, now), previousOf(attempts, attempt)]);
    return {
      attempt,
      paper: paper.paper,
      keyVersion: paper.keyVersion,
      key,
      hiddenUntil: scoreHiddenUntil(head, now),
      previous,
    };
  };

  async function keyOf({ attempt, ...known }: Pick<Submitted, 'attempt' | 'head'>, now: number) {
    const { examId, studentId, paperVersion: version } = attempt;
    const head = known.head ?? (await papers.head(examId));
    return head === null ? null : visibleKey({ head, version, studentId, now });
  }
}
