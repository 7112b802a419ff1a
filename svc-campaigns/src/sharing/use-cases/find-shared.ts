import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign, SharedCampaigns } from '../ports.ts';

export interface FindSharedDependencies {
  readonly campaigns: SharedCampaigns;
}

/** A campaign of either kind. Throws `not-found` for a missing or deleted one. */
export function findShared({ campaigns }: FindSharedDependencies) {
  return async (id: string): Promise<Campaign> => {
    const campaign = await campaigns.find(id);
    if (campaign === null || campaign.deletedAt !== null) {
      throw new DomainError('not-found', 'campaigns.not-found');
    }
    return campaign;
  };
}
