import type { Campaigns, Counts } from '../../campaigns/index.ts';
import type { Registrations } from '../ports.ts';

interface ReconcileCountsDependencies {
  readonly campaigns: Campaigns;
  readonly registrations: Registrations;
}

/**
 * Corrects the campaign's counts from its registrations. Skips a campaign with an open claim; the store refuses the
 * correction if the campaign changed meanwhile. The next run of `repair-claims` tries again.
 */
export function reconcileCounts({ campaigns, registrations }: ReconcileCountsDependencies) {
  return async (campaignId: string): Promise<void> => {
    const rev = await campaigns.revOf(campaignId);
    const campaign = await campaigns.find(campaignId);
    if (rev === null || !campaign || campaign.claims.length > 0) return;
    if ((await registrations.countByStatus(campaignId, 'claiming')) > 0) return;
    const counts = {
      seatsTaken: await registrations.countByStatus(campaignId, 'registered'),
      unconfirmedSeats: await registrations.countUnconfirmed(campaignId, 'registered'),
      waitingCount: await registrations.countByStatus(campaignId, 'waiting'),
      unconfirmedWaiting: await registrations.countUnconfirmed(campaignId, 'waiting'),
    };
    if (!isEqual(counts, campaign)) await campaigns.correctCounts(campaignId, { rev, ...counts });
  };
}

export type ReconcileCounts = ReturnType<typeof reconcileCounts>;

function isEqual(counts: Counts, campaign: Partial<Counts>): boolean {
  return Object.entries(counts).every(([name, count]) => (campaign[name as keyof Counts] ?? 0) === count);
}
