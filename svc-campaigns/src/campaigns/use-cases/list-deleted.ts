import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { CampaignRegistrations, Campaigns } from '../ports.ts';

export interface ListDeletedDependencies {
  readonly campaigns: Pick<Campaigns, 'listRestorable'>;
  readonly registrations: Pick<CampaignRegistrations, 'countsOf'>;
}

/** Campaigns of both kinds that can be restored, with the registrations that are cancelled otherwise. */
export function listDeleted({ campaigns, registrations }: ListDeletedDependencies): ListDeleted {
  return async (now) =>
    Promise.all(
      (await campaigns.listRestorable(now)).map(async (campaign) => {
        const { registered, waiting } = await registrations.countsOf(campaign._id);
        const kind = campaign.kind === 'exam' ? 'exam-campaign' : 'campaign';
        const { _id, title } = campaign;
        return deletedThingOf(campaign, {
          _id,
          kind,
          title,
          takesAlong: { registrations: registered + waiting },
        });
      }),
    );
}
