import type { Counts } from '../../campaigns/use-cases/ports.ts';
import type { PlaceDependencies } from './take-place.ts';

/**
 * Brings the campaign's counts in line with its registrations. Nothing is counted while somebody is between the two
 * steps of taking a place, and the correction is refused by the store if anything changed meanwhile: the next sweep tries again.
 */
export function reconcileCounts({ campaigns, registrations }: PlaceDependencies) {
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

function isEqual(counts: Counts, campaign: Partial<Counts>): boolean {
  return Object.entries(counts).every(([name, count]) => (campaign[name as keyof Counts] ?? 0) === count);
}
