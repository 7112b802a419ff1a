import { reseat } from './fill-places.ts';
import { settlePlace, takePlace, type PlaceDependencies } from './take-place.ts';

/** A request that has not ended its claim by now never will. */
const abandonedAfterMs = 30_000;

/** Ends what a crash left half done: claims without a told registration, registrations without a claim, counts that differ. */
export function repairClaims(deps: PlaceDependencies) {
  const { campaigns, registrations, now } = deps;
  return async (): Promise<void> => {
    const before = new Date(now() - abandonedAfterMs).toISOString();
    for (const stuck of await registrations.stuckSince(before, 100)) {
      const campaign = await campaigns.find(stuck.campaignId);
      if (!campaign) await registrations.remove(stuck._id);
      else if (campaign.claims.every((claim) => claim.registrationId !== stuck._id))
        await takePlace(deps)(campaign, stuck);
    }
    const open = await campaigns.list(
      { endDate: { $gte: new Date(now()).toISOString() }, deletedAt: null },
      {},
    );
    for (const campaign of open) {
      for (const claim of campaign.claims.filter(({ at }) => at < before)) {
        const registration = await registrations.find(claim.registrationId);
        if (registration) await settlePlace(deps)(registration, await campaigns.takeRollNumber(campaign._id));
        else await campaigns.settleClaim(campaign._id, claim.registrationId);
      }
      await reseat(deps)(campaign._id);
    }
  };
}
