import { pending } from '@pathshala/service-kit/events/aggregate';
import { campaignResultsReleased } from '@pathshala/svc-campaigns-contract/events';
import { releaseResults as release } from '../domain/author-campaign.ts';
import type { Campaign } from '../domain/campaign.ts';
import type { CampaignRepository } from './ports.ts';

/** EXM-20: participants may see key and explanations from now on. */
export function releaseResults({ campaigns, now }: { campaigns: CampaignRepository; now: () => number }) {
  return (id: string): Promise<Campaign> =>
    campaigns.update(id, (campaign) => {
      const state = release(campaign, new Date(now()).toISOString());
      if (!state?.resultsReleasedAt) return null;
      const facts = { campaignId: state._id, releasedAt: state.resultsReleasedAt };
      return { state, events: [pending(campaignResultsReleased, facts)] };
    });
}
