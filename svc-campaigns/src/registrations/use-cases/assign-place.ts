import type { Campaign, Campaigns, PlaceClaim } from '../../campaigns/ports.ts';
import { confirmPlace, isConfirmed, joinWaitingList, type Registration } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';
import { withRegistered } from './registration-events.ts';

export interface AssignPlaceDependencies {
  readonly campaigns: Campaigns;
  readonly registrations: Registrations;
  readonly now: () => number;
}

/**
 * Gives a registration the place that the campaign has counted, then removes the claim. Both steps can be repeated, so
 * `repair-claims` calls this to complete a claim after a crash.
 */
export function completeClaim({ campaigns, registrations, now }: AssignPlaceDependencies) {
  return async (registration: Registration, rollNumber: string): Promise<Registration> => {
    const completed = await registrations.update(registration._id, (state) =>
      withRegistered(confirmPlace(state, rollNumber, now())),
    );
    await campaigns.removeClaim(registration.campaignId, registration._id);
    return completed;
  };
}

export function claimOf(registration: Registration, nowMs: number): PlaceClaim {
  return {
    registrationId: registration._id,
    at: new Date(nowMs).toISOString(),
    isConfirmed: isConfirmed(registration),
  };
}

/** Takes a place, or a number on the waiting list when the campaign is full. Safe for concurrent registrations. */
export function assignPlace(dependencies: AssignPlaceDependencies) {
  const { campaigns, registrations, now } = dependencies;
  const complete = completeClaim(dependencies);
  return async (campaign: Campaign, registration: Registration): Promise<Registration> => {
    const rollNumber = await campaigns.claimPlace(campaign, claimOf(registration, now()));
    if (rollNumber !== null) return complete(registration, rollNumber);
    const waitingNumber = await campaigns.joinWaitingList(campaign._id, isConfirmed(registration));
    return registrations.update(registration._id, (state) => {
      const waiting = joinWaitingList(state, waitingNumber, now());
      return waiting && { state: waiting };
    });
  };
}
