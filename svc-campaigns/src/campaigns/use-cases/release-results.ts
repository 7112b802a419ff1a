import { pending } from '@pathshala/service-kit/events/aggregate';
import { campaignResultsReleased } from '@pathshala/svc-campaigns-contract/events';
import { releaseResults as withRelease } from '../domain/author-campaign.ts';
import type { Campaign } from '../domain/campaign.ts';
import type { Campaigns } from '../ports.ts';

interface ReleaseResultsDependencies {
  readonly campaigns: Pick<Campaigns, 'update'>;
  readonly now: () => number;
}

/** EXM-20: afterwards participants may see key and explanations. */
export function releaseResults({ campaigns, now }: ReleaseResultsDependencies) {
  return (id: string): Promise<Campaign> =>
    campaigns.update(id, (campaign) => {
      const state = withRelease(campaign, new Date(now()).toISOString());
      if (!state?.resultsReleasedAt) return null;
      const facts = { campaignId: state._id, releasedAt: state.resultsReleasedAt };
      return { state, events: [pending(campaignResultsReleased, facts)] };
    });
}
