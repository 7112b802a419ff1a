import type { Releases } from '../../entitlements/domain/entitlements.ts';
import type { Paper } from '../../papers/domain/paper.ts';

/** EXM-20: a past year is a study tool; the key of a campaign exam is out when its results are released. */
export function areAnswersVisible({ releases }: { readonly releases: Releases }) {
  return async ({ campaignId }: Pick<Paper, 'campaignId'>): Promise<boolean> =>
    campaignId === null || releases.isReleased(campaignId);
}

export type AreAnswersVisible = ReturnType<typeof areAnswersVisible>;
