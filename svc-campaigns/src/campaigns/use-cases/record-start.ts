import { recordStart as withStart } from '../domain/freeze.ts';
import type { Campaigns } from '../ports.ts';

export interface RecordStartDependencies {
  readonly campaigns: Pick<Campaigns, 'update'>;
}

export interface RecordStartCommand {
  readonly campaignId: string;
  /** ISO 8601. */
  readonly startedAt: string;
}

/** The first attempt has started: the paper is frozen. */
export function recordStart({ campaigns }: RecordStartDependencies) {
  return async ({ campaignId, startedAt }: RecordStartCommand): Promise<void> => {
    await campaigns.update(campaignId, (campaign) => {
      const state = withStart(campaign, startedAt);
      return state && { state };
    });
  };
}
