import { DomainError } from '@pathshala/contract-kit/domain-error';
import { pending, type Change } from '@pathshala/service-kit/events/aggregate';
import { campaignResultsReleased } from '@pathshala/svc-campaigns-contract/events';
import type { Campaign } from '../domain/campaign.ts';
import { isBeingSat } from '../domain/freeze.ts';
import { withPaper } from './announce.ts';
import type { CampaignRepository } from './ports.ts';
import { mustBe } from './save-campaign.ts';

/** What a campaign holds that a delete touches. */
interface Holdings {
  readonly registered: number;
  readonly waiting: number;
  /** Registrations with a result: it stays. */
  readonly results: number;
}

export interface DeleteDependencies {
  readonly campaigns: CampaignRepository;
  readonly now: () => number;
  readonly holdingsOf: (campaignId: string) => Promise<Holdings>;
  /** Cancels the registrations of deleted campaigns and mails their people; a job does what this call leaves. */
  readonly cancelDeleted: () => Promise<void>;
}

export interface DeleteCommand {
  readonly id: string;
  readonly kind: Campaign['kind'];
  /** The administrator has read how many registrations go. */
  readonly isConfirmed: boolean;
}

/** Results stay, and nobody can release them any more: their key and explanations open with the delete. */
function withRelease(gone: Campaign, { results }: Holdings, now: string): Change<Campaign> {
  if (gone.kind !== 'exam' || results === 0 || gone.resultsReleasedAt !== null) return { state: gone };
  const facts = { campaignId: gone._id, releasedAt: now };
  return {
    state: { ...gone, resultsReleasedAt: now },
    events: [pending(campaignResultsReleased, facts)],
  };
}

/**
 * The campaign is gone for everybody, its exam is withdrawn. With registrations it is refused until confirmed; then they are
 * cancelled and, unless the campaign is over, their people are mailed.
 */
export function deleteCampaign({ campaigns, now, holdingsOf, cancelDeleted }: DeleteDependencies) {
  return async ({ id, kind, isConfirmed }: DeleteCommand): Promise<Campaign> => {
    const holdings = await holdingsOf(id);
    const { registered, waiting, results } = holdings;
    const deleted = await campaigns.update(id, (campaign) => {
      mustBe(kind, campaign);
      const moment = new Date(now()).toISOString();
      if (isBeingSat(campaign, moment)) throw new DomainError('conflict', 'campaigns.delete-running');
      if (registered + waiting + results > 0 && !isConfirmed)
        throw new DomainError('conflict', 'campaigns.has-registrations', {
          params: { registered, waiting, results },
        });
      const gone = { ...campaign, deletedAt: moment, registrationOpen: false, isCancellationDue: true };
      const withdrawn = withPaper(campaign, gone);
      const { state, events = [] } = withRelease(withdrawn.state, holdings, moment);
      return { state, events: [...(withdrawn.events ?? []), ...events] };
    });
    await cancelDeleted();
    return deleted;
  };
}
