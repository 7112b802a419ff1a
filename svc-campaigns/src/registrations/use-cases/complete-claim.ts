import type { Campaigns, ClaimedPlace } from '../../campaigns/index.ts';
import { offerEndOf, offerPlace } from '../domain/offer.ts';
import { confirmPlace, isConfirmed, type Registration } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';
import { withOffer, withRegistered } from './registration-events.ts';

interface CompleteClaimDependencies {
  readonly campaigns: Campaigns;
  readonly registrations: Registrations;
  readonly now: () => number;
}

interface CompletedClaim extends ClaimedPlace {
  readonly registration: Pick<Registration, '_id'>;
  /** The holder has just asked for the place, so no offer is needed. */
  readonly isPresent?: boolean;
}

/**
 * Gives a registration the place that the campaign has counted, then removes the claim. A registration from the waiting list is
 * offered it while there is time, unless present. Both steps can be repeated, so `repair-claims` calls this to complete a claim
 * after a crash.
 */
export function completeClaim({ campaigns, registrations, now }: CompleteClaimDependencies) {
  return async (claimed: CompletedClaim): Promise<Registration> => {
    const { campaign, registration, rollNumber, isPresent = false } = claimed;
    const nowMs = now();
    const until = offerEndOf(campaign, nowMs);
    const shown = until === null ? null : await campaigns.find(campaign._id);
    const completed = await registrations.update(registration._id, (state) => {
      const isOffered = until !== null && state.status === 'waiting' && isConfirmed(state) && !isPresent;
      if (!isOffered) return withRegistered(confirmPlace(state, rollNumber, nowMs));
      const offered = offerPlace(state, { rollNumber, until, nowMs });
      return withOffer(offered, shown);
    });
    await campaigns.removeClaim(campaign._id, registration._id);
    return completed;
  };
}

export type CompleteClaim = ReturnType<typeof completeClaim>;
