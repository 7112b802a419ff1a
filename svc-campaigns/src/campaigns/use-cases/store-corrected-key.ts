import type { StoredKeyCorrection } from '@pathshala/rules/key-corrections';
import { correctKey } from '../domain/correct-key.ts';
import type { Campaigns } from '../ports.ts';

interface StoreCorrectedKeyDependencies {
  readonly campaigns: Pick<Campaigns, 'find' | 'update'>;
}

/** The key of a question was corrected in svc-exams, which is possible at any time: what is frozen does not matter. */
export function storeCorrectedKey({ campaigns }: StoreCorrectedKeyDependencies) {
  return async (campaignId: string, correction: StoredKeyCorrection): Promise<void> => {
    if ((await campaigns.find(campaignId)) === null) return;
    await campaigns.update(campaignId, (campaign) => {
      const state = correctKey(campaign, correction);
      return state && { state };
    });
  };
}
