import type { StoredKeyCorrection } from '@pathshala/rules/key-corrections';
import { correctKey } from '../domain/correct-key.ts';
import type { Campaigns } from '../ports.ts';

interface StoreCorrectedKeyDependencies {
  readonly campaigns: Pick<Campaigns, 'find' | 'update'>;
}

/** Stores the key of a question that was corrected in svc-exams. A frozen paper does not prevent that. */
export function storeCorrectedKey({ campaigns }: StoreCorrectedKeyDependencies) {
  return async (campaignId: string, correction: StoredKeyCorrection): Promise<void> => {
    if ((await campaigns.find(campaignId)) === null) return;
    await campaigns.update(campaignId, (campaign) => {
      const state = correctKey(campaign, correction);
      return state && { state };
    });
  };
}
