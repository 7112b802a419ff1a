import type { Campaign } from '../../campaigns/ports.ts';
import { acceptOffer, offerEndOf } from '../domain/offer.ts';
import { claimOf, completeClaim, type AssignPlaceDependencies } from './assign-place.ts';
import { reconcileCounts } from './reconcile-counts.ts';
import { withRegistered } from './registration-events.ts';

const batchSize = 100;

/** Offers or gives free places to the waiting list, first come, first served. */
function fillPlaces(dependencies: AssignPlaceDependencies) {
  const { campaigns, registrations, now } = dependencies;
  const complete = completeClaim(dependencies);
  return async (campaignId: string): Promise<void> => {
    for (;;) {
      const registration = await registrations.findFirstWaiting(campaignId);
      const campaign = registration && (await campaigns.find(campaignId));
      if (!registration || !campaign || campaign.deletedAt !== null) return;
      const nowMs = now();
      const isHeld = offerEndOf(campaign, nowMs) !== null;
      const rollNumber = await campaigns.claimPlace(campaign, claimOf(registration, { nowMs, isHeld }));
      if (rollNumber === null) return;
      await complete({ campaign, registration, rollNumber });
    }
  };
}

/** A campaign that has no limit any more has a place for everybody: open offers become places. */
function endOffers({ campaigns, registrations, now }: AssignPlaceDependencies) {
  const isUnlimited = (campaign: Campaign | null) => campaign?.maxParticipants === 0;
  return async (campaignId: string): Promise<void> => {
    for (;;) {
      const offered = await registrations.listOffered(campaignId, batchSize);
      if (offered.length === 0 || !isUnlimited(await campaigns.find(campaignId))) return;
      for (const { _id } of offered)
        await registrations.update(_id, (state) => withRegistered(acceptOffer(state, now())));
    }
  };
}

/** Runs after a place became free or the limit was raised: corrects the counts, before and after filling the places. */
export function promoteFromWaitingList(dependencies: AssignPlaceDependencies) {
  const reconcile = reconcileCounts(dependencies);
  const fill = fillPlaces(dependencies);
  const end = endOffers(dependencies);
  return async (campaignId: string): Promise<void> => {
    await reconcile(campaignId);
    await fill(campaignId);
    await end(campaignId);
    await reconcile(campaignId);
  };
}
