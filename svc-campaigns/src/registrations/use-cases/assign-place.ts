import type { Campaigns } from '../../campaigns/index.ts';
import { claimOf } from '../domain/place-claim.ts';
import { isConfirmed, joinWaitingList, type Registration } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';
import type { CompleteClaim } from './complete-claim.ts';
import type { PromoteFromWaitingList } from './promote-from-waiting-list.ts';

interface AssignPlaceDependencies {
  readonly campaigns: Pick<Campaigns, 'claimPlaceOrNumber'>;
  readonly registrations: Pick<Registrations, 'find' | 'update' | 'countHoldsBefore'>;
  readonly complete: CompleteClaim;
  readonly promote: PromoteFromWaitingList;
  readonly now: () => number;
}

/**
 * The maximum number of places in a campaign with a limit that are held for unproved registrations of one network. Beyond it, a
 * place is given with the proof.
 */
const holdsPerNetwork = 30;

function hasEnoughHolds({ registrations }: AssignPlaceDependencies) {
  return async ({ network = null, ...registration }: Registration): Promise<boolean> =>
    network !== null &&
    (await registrations.countHoldsBefore({ ...registration, network })) >= holdsPerNetwork;
}

/**
 * Takes a place, or a number on the waiting list when the campaign is full or others wait. A proved registration takes over the
 * youngest unproved hold. Safe for concurrent registrations.
 */
export function assignPlace(dependencies: AssignPlaceDependencies) {
  const { campaigns, registrations, complete, promote, now } = dependencies;
  const isOverLimit = hasEnoughHolds(dependencies);
  return async (campaignId: string, registration: Registration): Promise<Registration> => {
    const isHeld = !isConfirmed(registration);
    const isOverHoldLimit = isHeld && (await isOverLimit(registration));
    const claim = claimOf(registration, { nowMs: now(), isHeld, isOverHoldLimit });
    const assigned = await campaigns.claimPlaceOrNumber(campaignId, claim);
    if ('rollNumber' in assigned) return complete({ ...assigned, registration });
    const waiting = await registrations.update(registration._id, (state) => {
      const joined = joinWaitingList(state, assigned.waitingNumber, now());
      return joined && { state: joined };
    });
    if (!assigned.hasRoom) return waiting;
    // Another process may have finished filling the waiting list before this one joined it.
    await promote(campaignId, registration._id);
    return (await registrations.find(registration._id)) ?? waiting;
  };
}

export type AssignPlace = ReturnType<typeof assignPlace>;
