import { type Campaigns, isFull } from '../../campaigns/index.ts';
import { loseHold } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';

interface TakeOverHoldDependencies {
  readonly campaigns: Pick<Campaigns, 'find' | 'beginRelease' | 'endRelease'>;
  readonly registrations: Pick<Registrations, 'findYoungestHold' | 'update'>;
  readonly now: () => number;
}

/**
 * In a full campaign, frees the youngest place that is held for an unproved registration, which waits from then on, for a
 * proved one. False: there is none. Losing the place and confirming it are conditional writes of the registration. After a
 * crash `repair-claims` completes the claim: either nothing was changed, or the registration gets its place back.
 */
export function takeOverHold({ campaigns, registrations, now }: TakeOverHoldDependencies) {
  return async (campaignId: string): Promise<boolean> => {
    const campaign = await campaigns.find(campaignId);
    if (campaign === null || campaign.deletedAt !== null || !isFull(campaign)) return false;
    const hold = await registrations.findYoungestHold(campaignId);
    if (hold === null) return false;
    const claim = { registrationId: hold._id, at: new Date(now()).toISOString() };
    const waitingNumber = await campaigns.beginRelease(campaignId, claim);
    let hasLost = false;
    await registrations.update(hold._id, (state) => {
      const waiting = loseHold(state, waitingNumber);
      hasLost = waiting !== null;
      return waiting && { state: waiting };
    });
    await campaigns.endRelease(campaignId, hold._id, hasLost);
    return true;
  };
}

export type TakeOverHold = ReturnType<typeof takeOverHold>;
