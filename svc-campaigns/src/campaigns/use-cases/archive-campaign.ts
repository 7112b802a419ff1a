import { archiveCampaign as withArchive } from '../domain/archive.ts';
import { requireKind } from '../domain/author-campaign.ts';
import type { Campaign } from '../domain/campaign.ts';
import type { Campaigns } from '../ports.ts';

interface ArchiveCampaignDependencies {
  readonly campaigns: Pick<Campaigns, 'update'>;
  readonly now: () => number;
}

interface ArchiveCampaignCommand {
  readonly id: string;
  readonly kind: Campaign['kind'];
  readonly isArchived: boolean;
}

/** An archived campaign is found by its address only; its merit list and results stay. */
export function archiveCampaign({ campaigns, now }: ArchiveCampaignDependencies) {
  return ({ id, kind, isArchived }: ArchiveCampaignCommand): Promise<Campaign> =>
    campaigns.update(id, (campaign) => {
      requireKind(kind, campaign);
      const state = withArchive(campaign, { isArchived, now: new Date(now()).toISOString() });
      return state && { state };
    });
}
