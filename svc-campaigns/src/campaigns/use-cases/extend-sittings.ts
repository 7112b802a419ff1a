import { extendSittings as withSittings } from '../domain/sittings.ts';
import type { Campaigns } from '../ports.ts';

interface ExtendSittingsDependencies {
  readonly campaigns: Pick<Campaigns, 'update'>;
}

interface ExtendSittingsCommand {
  readonly campaignId: string;
  /** ISO 8601. */
  readonly until: string;
}

/** Delays the release, because somebody sits the exam beyond its end. */
export function extendSittings({ campaigns }: ExtendSittingsDependencies) {
  return async ({ campaignId, until }: ExtendSittingsCommand): Promise<void> => {
    await campaigns.update(campaignId, (campaign) => {
      const state = withSittings(campaign, until);
      return state && { state };
    });
  };
}
