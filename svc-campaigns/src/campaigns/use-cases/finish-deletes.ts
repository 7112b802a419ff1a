import { pending, type Change } from '@pathshala/service-kit/events/aggregate';
import { isRemovalDue } from '@pathshala/rules/undo-window';
import { campaignResultsReleased } from '@pathshala/svc-campaigns-contract/events';
import { removeCampaign } from '../domain/author-campaign.ts';
import type { Campaign } from '../domain/campaign.ts';
import type { CampaignRegistrations, Campaigns } from '../ports.ts';

interface FinishDeletesDependencies {
  readonly campaigns: Pick<Campaigns, 'listRemovalDue' | 'update'>;
  readonly registrations: Pick<CampaignRegistrations, 'countsOf' | 'cancelDeleted'>;
  readonly now: () => number;
}

const batchSize = 100;

/** Results stay with the students. They cannot be released later, so their key and explanations are opened now. */
function withRelease(removed: Campaign, results: number, now: string): Change<Campaign> {
  if (removed.kind !== 'exam' || results === 0 || removed.resultsReleasedAt !== null)
    return { state: removed };
  const facts = { campaignId: removed._id, releasedAt: now };
  return {
    state: { ...removed, resultsReleasedAt: now },
    events: [pending(campaignResultsReleased, facts)],
  };
}

/**
 * The job `finish-deletes`: performs the irreversible part of a delete once it can no longer be undone. The write that ends the
 * undo window marks the registrations for cancellation and carries the event, so after a crash `cancel-deleted` completes it.
 */
export function finishDeletes({ campaigns, registrations, now }: FinishDeletesDependencies) {
  return async (): Promise<void> => {
    const due = await campaigns.listRemovalDue(now(), batchSize);
    for (const id of due) {
      const { results } = await registrations.countsOf(id);
      await campaigns.update(id, (campaign) => {
        if (!isRemovalDue(campaign, now())) return null;
        const moment = new Date(now()).toISOString();
        return withRelease(removeCampaign(campaign, moment), results, moment);
      });
    }
    if (due.length > 0) await registrations.cancelDeleted();
  };
}
