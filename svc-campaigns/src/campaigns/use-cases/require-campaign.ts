import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign } from '../domain/campaign.ts';

interface RequireCampaignDependencies {
  readonly campaigns: { find(id: string): Promise<Campaign | null> };
}

export type RequireCampaign = (id: string) => Promise<Campaign>;

/** A campaign of either kind. Throws `not-found` for a missing or deleted one. */
export function requireCampaign({ campaigns }: RequireCampaignDependencies): RequireCampaign {
  return async (id) => {
    const campaign = await campaigns.find(id);
    if (!campaign || campaign.deletedAt !== null) throw new DomainError('not-found', 'campaigns.not-found');
    return campaign;
  };
}
