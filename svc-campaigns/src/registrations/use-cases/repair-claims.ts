import type { Campaign } from '../../campaigns/index.ts';
import { assignPlace, type AssignPlaceDependencies } from './assign-place.ts';
import { completeClaim } from './complete-claim.ts';
import { promoteFromWaitingList } from './promote-from-waiting-list.ts';

/** An older claim belongs to a request that has crashed. */
const abandonedAfterMs = 30_000;
const batchSize = 100;

/** Gives registrations without a claim in their campaign a place or a number on the waiting list. */
function repairRegistrations(dependencies: AssignPlaceDependencies) {
  const { campaigns, registrations } = dependencies;
  const assign = assignPlace(dependencies);
  return async (before: string): Promise<void> => {
    for (const abandoned of await registrations.listAbandoned(before, batchSize)) {
      const campaign = await campaigns.find(abandoned.campaignId);
      const isSecond = abandoned.studentId !== null && (await registrations.hasOther(abandoned));
      if (!campaign || isSecond) await registrations.remove(abandoned._id);
      else if (campaign.claims.every(({ registrationId }) => registrationId !== abandoned._id))
        await assign(campaign._id, abandoned);
    }
  };
}

/** Completes claims whose registration was not updated. A claim without a registration is removed. */
function repairClaimsOf(dependencies: AssignPlaceDependencies) {
  const { campaigns, registrations } = dependencies;
  const complete = completeClaim(dependencies);
  return async (campaign: Campaign, before: string): Promise<void> => {
    const { _id, claims } = campaign;
    for (const { registrationId } of claims.filter(({ at }) => at < before)) {
      const registration = await registrations.find(registrationId);
      if (registration)
        await complete({ campaign, registration, rollNumber: await campaigns.takeRollNumber(_id) });
      else await campaigns.removeClaim(_id, registrationId);
    }
  };
}

/** Completes what a crash left unfinished: registrations without a claim, claims without a registration, wrong counts. */
export function repairClaims(dependencies: AssignPlaceDependencies) {
  const { campaigns, now } = dependencies;
  const repairUnclaimed = repairRegistrations(dependencies);
  const repairOf = repairClaimsOf(dependencies);
  const promote = promoteFromWaitingList(dependencies);
  return async (): Promise<void> => {
    const before = new Date(now() - abandonedAfterMs).toISOString();
    await repairUnclaimed(before);
    for (const campaign of await campaigns.listOpen(new Date(now()).toISOString())) {
      await repairOf(campaign, before);
      await promote(campaign._id);
    }
  };
}
