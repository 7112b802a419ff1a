import { DomainError } from '@pathshala/contract-kit/domain-error';
import { restoreCampaign as withoutDeletion } from '../domain/author-campaign.ts';
import type { Campaign } from '../domain/campaign.ts';
import type { Campaigns } from '../ports.ts';
import { withPaperEvent } from './paper-events.ts';

interface RestoreCampaignDependencies {
  readonly campaigns: Pick<Campaigns, 'update'>;
  readonly now: () => number;
}

interface RestoreCampaignCommand {
  readonly id: string;
  readonly kind: Campaign['kind'];
}

/**
 * Undoes a delete: the campaign is found again and its exam is published again. Throws `gone` once the undo window is over.
 * Has no effect on a campaign that is not deleted.
 */
export function restoreCampaign({ campaigns, now }: RestoreCampaignDependencies) {
  return ({ id, kind }: RestoreCampaignCommand): Promise<Campaign> =>
    campaigns.update(id, (campaign) => {
      if (campaign.kind !== kind) throw new DomainError('not-found', 'campaigns.not-found');
      const restored = withoutDeletion(campaign, now());
      return restored && withPaperEvent(campaign, restored);
    });
}
