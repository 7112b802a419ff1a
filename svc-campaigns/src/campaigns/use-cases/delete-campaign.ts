import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Editor } from '@pathshala/back-office/edit-mark';
import { deleteCampaign as markDeleted, requireKind } from '../domain/author-campaign.ts';
import type { Campaign } from '../domain/campaign.ts';
import { isBeingSat } from '../domain/sittings.ts';
import type { CampaignRegistrations, Campaigns, RegistrationCounts } from '../ports.ts';
import { withPaperEvent } from './paper-events.ts';

interface DeleteCampaignDependencies {
  readonly campaigns: Pick<Campaigns, 'update'>;
  readonly registrations: Pick<CampaignRegistrations, 'countsOf'>;
  readonly now: () => number;
}

interface DeleteCampaignCommand {
  readonly id: string;
  readonly kind: Campaign['kind'];
  /** The administrator has seen how many registrations are cancelled. */
  readonly isConfirmed: boolean;
  readonly editor: Editor;
}

function requireConfirmed({ registered, waiting, results }: RegistrationCounts, isConfirmed: boolean): void {
  if (isConfirmed || registered + waiting + results === 0) return;
  throw new DomainError('conflict', 'campaigns.has-registrations', {
    params: { registered, waiting, results },
  });
}

/**
 * The campaign is no longer found and its exam is withdrawn at once; both can be undone. Registrations are cancelled by the
 * job `finish-deletes`. Throws `conflict` while students sit the exam, and for a campaign with registrations until the delete
 * is confirmed.
 */
export function deleteCampaign({ campaigns, registrations, now }: DeleteCampaignDependencies) {
  return async ({ id, kind, isConfirmed, editor }: DeleteCampaignCommand): Promise<Campaign> => {
    const counts = await registrations.countsOf(id);
    return campaigns.update(id, (campaign) => {
      requireKind(kind, campaign);
      const moment = now();
      if (isBeingSat(campaign, new Date(moment).toISOString()))
        throw new DomainError('conflict', 'campaigns.delete-running');
      requireConfirmed(counts, isConfirmed);
      return withPaperEvent(campaign, markDeleted(campaign, moment, editor));
    });
  };
}
