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
    const seatsTaken = await registrations.countByStatus(campaignId, 'registered');
    const waitingCount = await registrations.countByStatus(campaignId, 'waiting');
    if (seatsTaken === campaign.seatsTaken && waitingCount === campaign.waitingCount) return;
    await campaigns.correctCounts(campaignId, { rev, seatsTaken, waitingCount });
  };
}
