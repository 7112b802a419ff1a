import { recordStart as record } from '../domain/freeze.ts';
import type { CampaignRepository } from './ports.ts';

/** The exam is being sat: from now on its paper is frozen. */
export function recordStart({ campaigns }: { readonly campaigns: CampaignRepository }) {
  return async ({ campaignId, startedAt }: { campaignId: string; startedAt: string }): Promise<void> => {
    await campaigns.update(campaignId, (campaign) => {
      const started = record(campaign, startedAt);
      return started && { state: started };
    });
  };
}
