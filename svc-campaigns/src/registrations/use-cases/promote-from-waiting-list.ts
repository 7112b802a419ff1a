import { claimOf, completeClaim, type AssignPlaceDependencies } from './assign-place.ts';
import { reconcileCounts } from './reconcile-counts.ts';

/** Gives free places to the waiting list, first come, first served. */
function fillPlaces(dependencies: AssignPlaceDependencies) {
  const { campaigns, registrations, now } = dependencies;
  const complete = completeClaim(dependencies);
  return async (campaignId: string): Promise<void> => {
    for (;;) {
      const first = await registrations.findFirstWaiting(campaignId);
      const campaign = first && (await campaigns.find(campaignId));
      if (!first || !campaign || campaign.deletedAt !== null) return;
      const rollNumber = await campaigns.claimPlace(campaign, claimOf(first, now()));
      if (rollNumber === null) return;
      await complete(first, rollNumber);
    }
  };
}

/** Runs after a place became free or the limit was raised: corrects the counts, before and after filling the places. */
export function promoteFromWaitingList(dependencies: AssignPlaceDependencies) {
  const reconcile = reconcileCounts(dependencies);
  const fill = fillPlaces(dependencies);
  return async (campaignId: string): Promise<void> => {
    await reconcile(campaignId);
    await fill(campaignId);
    await reconcile(campaignId);
  };
}
