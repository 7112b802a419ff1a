import type { Campaigns } from '../../campaigns/index.ts';
import { expireOverdue } from '../domain/expiry.ts';
import type { Registrations } from '../ports.ts';
import type { PromoteFromWaitingList } from './promote-from-waiting-list.ts';
import { withCancelled } from './registration-events.ts';

interface ExpireUnconfirmedDependencies {
  readonly campaigns: Pick<Campaigns, 'listOpenWithLimit'>;
  readonly registrations: Pick<Registrations, 'listOverdue' | 'update'>;
  readonly promote: PromoteFromWaitingList;
  readonly now: () => number;
}

const batchSize = 100;

/** Expires the overdue registrations of a campaign. Returns whether there were any. */
function expireIn({ registrations }: ExpireUnconfirmedDependencies) {
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
export function expireUnconfirmed(dependencies: ExpireUnconfirmedDependencies) {
  const { campaigns, promote, now } = dependencies;
  const expireAll = expireIn(dependencies);
  return async (): Promise<void> => {
    const moment = new Date(now()).toISOString();
    for (const { _id } of await campaigns.listOpenWithLimit(moment))
      if (await expireAll(_id, moment)) await promote(_id);
  };
}
