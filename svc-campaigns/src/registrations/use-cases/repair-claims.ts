import type { Campaign, Campaigns } from '../../campaigns/index.ts';
import type { Registrations } from '../ports.ts';
import type { AssignPlace } from './assign-place.ts';
import type { CompleteClaim } from './complete-claim.ts';
import type { PromoteFromWaitingList } from './promote-from-waiting-list.ts';

interface RepairClaimsDependencies {
  readonly campaigns: Pick<Campaigns, 'find' | 'listOpen' | 'removeClaim' | 'takeRollNumber'>;
  readonly registrations: Pick<Registrations, 'find' | 'hasOther' | 'listAbandoned' | 'remove'>;
  readonly assign: AssignPlace;
  readonly complete: CompleteClaim;
  readonly promote: PromoteFromWaitingList;
  readonly now: () => number;
}

/** An older claim belongs to a request that has crashed. */
const abandonedAfterMs = 30_000;
const batchSize = 100;

/** Gives registrations without a claim in their campaign a place or a number on the waiting list. */
function repairRegistrations({ campaigns, registrations, assign }: RepairClaimsDependencies) {
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
function repairClaimsOf({ campaigns, registrations, complete }: RepairClaimsDependencies) {
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
export function repairClaims(dependencies: RepairClaimsDependencies) {
  const { campaigns, promote, now } = dependencies;
  const repairUnclaimed = repairRegistrations(dependencies);
  const repairOf = repairClaimsOf(dependencies);
  return async (): Promise<void> => {
    const before = new Date(now() - abandonedAfterMs).toISOString();
    await repairUnclaimed(before);
    for (const campaign of await campaigns.listOpen(new Date(now()).toISOString())) {
      await repairOf(campaign, before);
      await promote(campaign._id);
    }
  };
}
