import type { Campaign } from '../../campaigns/index.ts';
import { acceptOffer, offerEndOf } from '../domain/offer.ts';
import { claimOf, completeClaim, type CompleteClaimDependencies } from './complete-claim.ts';
import { reconcileCounts } from './reconcile-counts.ts';
import { takeOverHold } from './take-over-hold.ts';
import { withRegistered } from './registration-events.ts';

const batchSize = 100;

/**
 * Offers or gives free places to the waiting list, first come, first served. Who waits is proved, so a place that is held for
 * somebody unproved is free for it, the youngest one first.
 */
function fillPlaces(dependencies: CompleteClaimDependencies) {
  const { campaigns, registrations, now } = dependencies;
  const complete = completeClaim(dependencies);
  const reconcile = reconcileCounts(dependencies);
  const takeOver = takeOverHold(dependencies);
  return async (campaignId: string, presentId: string | null): Promise<void> => {
    for (;;) {
      const registration = await registrations.findFirstWaiting(campaignId);
      if (registration === null) return;
      const nowMs = now();
      const isPresent = registration._id === presentId;
      const claimed = await campaigns.claimPlace(campaignId, (campaign) =>
        claimOf(registration, { nowMs, isHeld: !isPresent && offerEndOf(campaign, nowMs) !== null }),
      );
      if (claimed === null && (await takeOver(campaignId))) continue;
      if (claimed === null) return;
      const { rollNumber } = await complete({ ...claimed, registration, isPresent });
      // It left the line or got a place from another process: the claimed place is free.
      if (rollNumber !== claimed.rollNumber) await reconcile(campaignId);
    }
  };
}

/** A campaign that has no limit any more has a place for everybody: open offers become places. */
function endOffers({ campaigns, registrations, now }: CompleteClaimDependencies) {
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

/**
 * Runs after a place became free or the limit was raised: corrects the counts, before and after filling the places. `presentId` has
 * just registered or opened the mailed link: when it is first in line it gets the place, not an offer.
 */
export function promoteFromWaitingList(dependencies: CompleteClaimDependencies) {
  const reconcile = reconcileCounts(dependencies);
  const fill = fillPlaces(dependencies);
  const end = endOffers(dependencies);
  return async (campaignId: string, presentId: string | null = null): Promise<void> => {
    await reconcile(campaignId);
    await fill(campaignId, presentId);
    await end(campaignId);
    await reconcile(campaignId);
  };
}
