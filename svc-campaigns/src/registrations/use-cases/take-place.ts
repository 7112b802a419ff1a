import type { Campaign } from '../../campaigns/domain/campaign.ts';
import type { CampaignRepository, SeatClaim } from '../../campaigns/use-cases/ports.ts';
import { confirmPlace, isConfirmed, queue, type Registration } from '../domain/registration.ts';
import { withRegistered } from './announce.ts';
import type { RegistrationRepository } from './ports.ts';

export interface PlaceDependencies {
  readonly campaigns: CampaignRepository;
  readonly registrations: RegistrationRepository;
  readonly now: () => number;
}

/**
 * Gives a registration its place and settles the claim: both steps may be repeated without harm,
 * so the sweeper finishes here what a crash left between them.
 */
export function settlePlace({ campaigns, registrations, now }: PlaceDependencies) {
  return async (registration: Registration, rollNumber: string): Promise<Registration> => {
    const settled = await registrations.update(registration._id, (state) =>
      withRegistered(confirmPlace(state, rollNumber, now())),
    );
    await campaigns.settleClaim(registration.campaignId, registration._id);
    return settled;
  };
}

/** The claim of a registration on a place, as the campaign counts it. */
export function claimOf(registration: Registration, nowMs: number): SeatClaim {
  return {
    registrationId: registration._id,
    at: new Date(nowMs).toISOString(),
    isConfirmed: isConfirmed(registration),
  };
}

/** Takes a place, or a number in the waiting list when the campaign is full. Two hundred at the last place: one gets it. */
export function takePlace(deps: PlaceDependencies) {
  const { campaigns, registrations, now } = deps;
  return async (campaign: Campaign, registration: Registration): Promise<Registration> => {
    const rollNumber = await campaigns.claimSeat(campaign, claimOf(registration, now()));
    if (rollNumber !== null) return settlePlace(deps)(registration, rollNumber);
    const waitingNumber = await campaigns.joinQueue(campaign._id, isConfirmed(registration));
    return registrations.update(registration._id, (state) => {
      const waiting = queue(state, waitingNumber, now());
      return waiting && { state: waiting };
    });
  };
}
