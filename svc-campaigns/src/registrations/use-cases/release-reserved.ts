import { type Campaigns, phaseOf } from '../../campaigns/index.ts';
import type { ReservedContacts } from '../ports.ts';

interface ReleaseReservedDependencies {
  readonly campaigns: Pick<Campaigns, 'findByIds'>;
  readonly reserved: Pick<ReservedContacts, 'listCampaigns' | 'releaseCampaign'>;
  readonly now: () => number;
}

const batchSize = 1000;

/** Deletes the reserved mailboxes and numbers of campaigns that are over, which take no registrations. */
export function releaseReserved({ campaigns, reserved, now }: ReleaseReservedDependencies) {
  return async (): Promise<void> => {
    const ids = await reserved.listCampaigns(batchSize);
    const found = new Map((await campaigns.findByIds(ids)).map((campaign) => [campaign._id, campaign]));
    const moment = new Date(now()).toISOString();
    for (const id of ids) {
      const campaign = found.get(id);
      if (campaign === undefined || phaseOf(campaign, moment) === 'past') await reserved.releaseCampaign(id);
    }
  };
}
