import { DomainError } from '@pathshala/contract-kit/domain-error';
import { pending, type Change } from '@pathshala/events/aggregate';
import { campaignResultsReleased } from '@pathshala/svc-campaigns-contract/events';
import { requireKind } from '../domain/author-campaign.ts';
import type { Campaign } from '../domain/campaign.ts';
import { isBeingSat } from '../domain/freeze.ts';
import type { CampaignRegistrations, Campaigns, RegistrationCounts } from '../ports.ts';
import { withPaperEvent } from './paper-events.ts';

export interface DeleteCampaignDependencies {
  readonly campaigns: Pick<Campaigns, 'update'>;
  readonly registrations: Pick<CampaignRegistrations, 'countsOf' | 'cancelDeleted'>;
  readonly now: () => number;
}

export interface DeleteCampaignCommand {
  readonly id: string;
  readonly kind: Campaign['kind'];
  /** The administrator has seen how many registrations are cancelled. */
  readonly isConfirmed: boolean;
}

/** Results stay with the students. Nobody can release them later, so the delete opens their key and explanations. */
function withRelease(deleted: Campaign, results: number, now: string): Change<Campaign> {
  if (deleted.kind !== 'exam' || results === 0 || deleted.resultsReleasedAt !== null)
    return { state: deleted };
  const facts = { campaignId: deleted._id, releasedAt: now };
  return {
    state: { ...deleted, resultsReleasedAt: now },
    events: [pending(campaignResultsReleased, facts)],
  };
}

function requireConfirmed({ registered, waiting, results }: RegistrationCounts, isConfirmed: boolean): void {
  if (isConfirmed || registered + waiting + results === 0) return;
  throw new DomainError('conflict', 'campaigns.has-registrations', {
    params: { registered, waiting, results },
  });
}

/**
 * Withdraws the exam and cancels the registrations; registrants are mailed unless the campaign is over. Throws `conflict`
 * while students sit the exam, and for a campaign with registrations until the delete is confirmed.
 */
export function deleteCampaign({ campaigns, registrations, now }: DeleteCampaignDependencies) {
  return async ({ id, kind, isConfirmed }: DeleteCampaignCommand): Promise<Campaign> => {
    const counts = await registrations.countsOf(id);
    const deleted = await campaigns.update(id, (campaign) => {
      requireKind(kind, campaign);
      const moment = new Date(now()).toISOString();
      if (isBeingSat(campaign, moment)) throw new DomainError('conflict', 'campaigns.delete-running');
      requireConfirmed(counts, isConfirmed);
      const marked = { ...campaign, deletedAt: moment, registrationOpen: false, isCancellationDue: true };
      const withdrawn = withPaperEvent(campaign, marked);
      const { state, events = [] } = withRelease(withdrawn.state, counts.results, moment);
      return { state, events: [...(withdrawn.events ?? []), ...events] };
    });
    await registrations.cancelDeleted();
    return deleted;
  };
}
