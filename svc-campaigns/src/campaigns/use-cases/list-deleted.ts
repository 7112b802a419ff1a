import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import { restorableUntil } from '../domain/author-campaign.ts';
import type { CampaignRegistrations, Campaigns } from '../ports.ts';

interface ListDeletedDependencies {
  readonly campaigns: Pick<Campaigns, 'listRestorable'>;
  readonly registrations: Pick<CampaignRegistrations, 'countsOf'>;
}

/** Campaigns of both kinds that can be restored, with the registrations that are cancelled at the end of the undo window. */
export function listDeleted({ campaigns, registrations }: ListDeletedDependencies): ListDeleted {
  return async (now) =>
    Promise.all(
      (await campaigns.listRestorable(now)).map(async (campaign) => {
        const { registered, waiting } = await registrations.countsOf(campaign._id);
        const kind = campaign.kind === 'exam' ? 'exam-campaign' : 'campaign';
        const { _id, title } = campaign;
        const { deletedAt } = campaign;
        // Later than the undo window, which ends when the registrations are cancelled.
        const removalDueAt = deletedAt === null ? null : restorableUntil({ deletedAt });
        return deletedThingOf(
          { ...campaign, removalDueAt },
          {
            _id,
            kind,
            title,
            takesAlong: { registrations: registered + waiting },
          },
        );
      }),
    );
}
