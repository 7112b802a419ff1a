import { type Attempts, isWindowOver } from '../../attempts/ports.ts';
import type { Releases } from '../../entitlements/ports.ts';
import type { AreAnswersVisible } from '../ports.ts';

export interface AreAnswersVisibleDependencies {
  readonly attempts: Pick<Attempts, 'hasUnclosed'>;
  readonly releases: Releases;
}

/**
 * EXM-20: a past year is a study tool. The key of a campaign exam is out when its results are released, its window of
 * now has ended with its grace, every attempt has the deadline of that window, and none is open any more.
 */
export function areAnswersVisible({ attempts, releases }: AreAnswersVisibleDependencies): AreAnswersVisible {
  return async (head, now) => {
    if (head.campaignId === null) return true;
    if (!isWindowOver(head, now) || head.windowMovedAt !== null) return false;
    if (!(await releases.isReleased(head.campaignId))) return false;
    return !(await attempts.hasUnclosed(head.paperId, now));
  };
}
