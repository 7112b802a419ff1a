import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign, Campaigns } from '../../campaigns/index.ts';
import type { Registration } from '../domain/registration.ts';
import type { LinkTokens, Registrations } from '../ports.ts';

interface FindByLinkDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly registrations: Pick<Registrations, 'findByLink'>;
  readonly links: LinkTokens;
}

/** The result of opening a mailed link. */
export interface OpenedLink {
  readonly campaign: Campaign;
  readonly registration: Registration;
  /** False: the link had been opened before. */
  readonly isChanged: boolean;
}

/** The registration of a mailed link and its campaign. Throws `not-found` for an unknown token. */
export function findByLink({ campaigns, registrations, links }: FindByLinkDependencies) {
  return async (token: string): Promise<{ campaign: Campaign; registration: Registration }> => {
    const registration = await registrations.findByLink(links.hashOf(token));
    const campaign = registration && (await campaigns.find(registration.campaignId));
    if (!registration || !campaign || campaign.deletedAt !== null)
      throw new DomainError('not-found', 'campaigns.link-unknown');
    return { campaign, registration };
  };
}

export type FindByLink = ReturnType<typeof findByLink>;
