import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign, Campaigns } from '../../campaigns/ports.ts';

/** A campaign of either kind. Throws `not-found` for a missing or deleted one. */
export function requireCampaign(campaigns: Pick<Campaigns, 'find'>) {
  return async (id: string): Promise<Campaign> => {
    const campaign = await campaigns.find(id);
    if (!campaign || campaign.deletedAt !== null) throw new DomainError('not-found', 'campaigns.not-found');
    return campaign;
  };
}
