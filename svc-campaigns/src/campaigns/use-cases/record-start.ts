import { recordStart as withStart, type Start } from '../domain/freeze.ts';
import type { Campaigns } from '../ports.ts';

interface RecordStartDependencies {
  readonly campaigns: Pick<Campaigns, 'update'>;
}

interface RecordStartCommand extends Start {
  readonly campaignId: string;
}

/** The first attempt has started: the paper is frozen. */
export function recordStart({ campaigns }: RecordStartDependencies) {
  return async ({ campaignId, ...start }: RecordStartCommand): Promise<void> => {
    await campaigns.update(campaignId, (campaign) => {
      const state = withStart(campaign, start);
      return state && { state };
    });
  };
}
