import { reconcileCounts } from './reconcile-counts.ts';
import { claimOf, settlePlace, type PlaceDependencies } from './take-place.ts';

/** Gives free places to those first in line, until there is none left of either. */
function fillPlaces(deps: PlaceDependencies) {
  const { campaigns, registrations, now } = deps;
  return async (campaignId: string): Promise<void> => {
    for (;;) {
      const first = await registrations.firstWaiting(campaignId);
      const campaign = first && (await campaigns.find(campaignId));
      if (!first || !campaign || campaign.deletedAt !== null) return;
      const rollNumber = await campaigns.claimSeat(campaign, claimOf(first, now()));
      if (rollNumber === null) return;
      await settlePlace(deps)(first, rollNumber);
    }
  };
}

/** After a place was given up or the limit raised: count anew, seat those in line, and count them out of the line. */
export function reseat(deps: PlaceDependencies) {
  return async (campaignId: string): Promise<void> => {
    await reconcileCounts(deps)(campaignId);
    await fillPlaces(deps)(campaignId);
    await reconcileCounts(deps)(campaignId);
  };
}
