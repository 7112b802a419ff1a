import type { PaperHead } from '../../papers/domain/paper.ts';
import { isSubmitted, type Attempt, type SubmittedAttempt } from '../domain/attempt.ts';
import type { Attempts } from '../domain/attempts.ts';
import { scoreVisibleFrom } from '../domain/score-visibility.ts';

/** As many writes as share a disk flush without delaying the saves of others. */
const BATCH = 50;

/**
 * Publishes the results of those who have submitted once more when their scores are shown at another time: the other
 * services hide a score by the time that came with it.
 */
export function moveScoreTimes({ attempts }: { readonly attempts: Attempts }) {
  return async (head: PaperHead): Promise<void> => {
    if (head.window === null) return;
    const from = scoreVisibleFrom(head);
    const ids = await attempts.resultsShownFromElse(head.paperId, head.window.opensAt, from);
    for (let first = 0; first < ids.length; first += BATCH) {
      const batch = ids.slice(first, first + BATCH);
      await Promise.all(
        batch.map((id) =>
          attempts.submit(id, { rule: (attempt) => republished(attempt, from), scoreVisibleFrom: from }),
        ),
      );
    }
  };
}

function republished(attempt: Attempt, from: string | null): SubmittedAttempt | null {
  if (!isSubmitted(attempt) || attempt.outcome.scoreVisibleFrom === from) return null;
  const { outcome } = attempt;
  return { ...attempt, outcome: { ...outcome, scoreVersion: outcome.scoreVersion + 1 } };
}
