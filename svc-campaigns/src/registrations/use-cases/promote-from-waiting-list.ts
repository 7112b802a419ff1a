import type { Campaign, Campaigns } from '../../campaigns/index.ts';
import { acceptOffer, offerEndOf } from '../domain/offer.ts';
import { claimOf } from '../domain/place-claim.ts';
import type { Registrations } from '../ports.ts';
import type { CompleteClaim } from './complete-claim.ts';
import type { ReconcileCounts } from './reconcile-counts.ts';
import { withRegistered } from './registration-events.ts';
import type { TakeOverHold } from './take-over-hold.ts';

interface PromoteFromWaitingListDependencies {
  readonly campaigns: Pick<Campaigns, 'find' | 'claimPlace'>;
  readonly registrations: Pick<Registrations, 'findFirstWaiting' | 'listOffered' | 'update'>;
  readonly complete: CompleteClaim;
  readonly reconcile: ReconcileCounts;
  readonly takeOver: TakeOverHold;
  readonly now: () => number;
}

const batchSize = 100;

/**
 * Offers or gives free places to the waiting list, first come, first served. Waiting registrations are proved, so a place that
 * is held for an unproved one is free for them, the youngest hold first.
 */
function fillPlaces(dependencies: PromoteFromWaitingListDependencies) {
  const { campaigns, registrations, complete, reconcile, takeOver, now } = dependencies;
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
      // The registration left the waiting list or got a place from another process: the claimed place is free.
      if (rollNumber !== claimed.rollNumber) await reconcile(campaignId);
    }
  };
}

/** A campaign without a limit has a place for everybody: open offers become places. */
function endOffers({ campaigns, registrations, now }: PromoteFromWaitingListDependencies) {
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
 * Runs after a place became free or the limit was raised: corrects the counts, before and after filling the places. `presentId`
 * has just registered or opened the mailed link: when it is first on the waiting list it gets the place, not an offer.
 */
export function promoteFromWaitingList(dependencies: PromoteFromWaitingListDependencies) {
  const { reconcile } = dependencies;
  const fill = fillPlaces(dependencies);
  const end = endOffers(dependencies);
  return async (campaignId: string, presentId: string | null = null): Promise<void> => {
    await reconcile(campaignId);
    await fill(campaignId, presentId);
    await end(campaignId);
    await reconcile(campaignId);
  };
}

export type PromoteFromWaitingList = ReturnType<typeof promoteFromWaitingList>;
