import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { FollowWindow } from '../../papers/index.ts';
import { isSubmitted, type Attempt, type SubmittedAttempt } from '../domain/attempt.ts';
import type { Attempts, DeskAttempts } from '../ports.ts';
import { scoreVisibleFrom } from '../domain/score-visibility.ts';

/** The number of writes that share a disk flush without delaying the saves of others. */
const batchSize = 50;

interface MoveScoreTimesDependencies {
  readonly attempts: Attempts;
  readonly deskAttempts: DeskAttempts;
}

/**
 * Publishes the results of submitted attempts once more when their scores are shown at another time, because the other services
 * hide a score by the published time.
 */
export function moveScoreTimes({ attempts, deskAttempts }: MoveScoreTimesDependencies): FollowWindow {
  return async (head) => {
    if (head.window === null) return;
    const from = scoreVisibleFrom(head);
    const ids = await deskAttempts.resultsShownFromElse(head.paperId, head.window.opensAt, from);
    await mapInBatches(ids, batchSize, (id) =>
      attempts.submit(id, { rule: (attempt) => republished(attempt, from), scoreVisibleFrom: from }),
    );
  };
}

function republished(attempt: Attempt, from: string | null): SubmittedAttempt | null {
  if (!isSubmitted(attempt) || attempt.outcome.scoreVisibleFrom === from) return null;
  const { outcome } = attempt;
  return { ...attempt, outcome: { ...outcome, scoreVersion: outcome.scoreVersion + 1 } };
}
