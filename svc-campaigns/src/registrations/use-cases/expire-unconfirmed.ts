import { expireOverdue } from '../domain/expiry.ts';
import type { AssignPlaceDependencies } from './assign-place.ts';
import { promoteFromWaitingList } from './promote-from-waiting-list.ts';
import { withCancelled } from './registration-events.ts';

const batchSize = 100;

/** Expires the overdue registrations of a campaign. Returns whether there were any. */
function expireIn({ registrations }: AssignPlaceDependencies) {
  return async (campaignId: string, now: string): Promise<boolean> => {
    let hasExpired = false;
    for (;;) {
      const overdue = await registrations.listOverdue(campaignId, now, batchSize);
      for (const { _id } of overdue)
        await registrations.update(_id, (state) => withCancelled(expireOverdue(state, now)));
      hasExpired ||= overdue.length > 0;
      if (overdue.length < batchSize) return hasExpired;
    }
  };
}

/** Gives places whose mailed link was not opened in time to the waiting list, in campaigns with a limit. */
export function expireUnconfirmed(dependencies: AssignPlaceDependencies) {
  const { campaigns, now } = dependencies;
  const expireAll = expireIn(dependencies);
  const promote = promoteFromWaitingList(dependencies);
  return async (): Promise<void> => {
    const moment = new Date(now()).toISOString();
    for (const { _id } of await campaigns.listOpenWithLimit(moment))
      if (await expireAll(_id, moment)) await promote(_id);
  };
}
