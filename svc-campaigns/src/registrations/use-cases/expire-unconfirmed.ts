import { expire } from '../domain/registration.ts';
import { withCancelled } from './announce.ts';
import { reseat } from './fill-places.ts';
import type { PlaceDependencies } from './take-place.ts';

const atOnce = 100;

/** Frees the places in limited campaigns whose mailed link was not opened in time, and gives them to those in line. */
export function expireUnconfirmed(deps: PlaceDependencies) {
  const { campaigns, registrations } = deps;
  return async (): Promise<void> => {
    const now = new Date(deps.now()).toISOString();
    const open = { endDate: { $gte: now }, deletedAt: null, maxParticipants: { $gt: 0 } };
    for (const { _id } of await campaigns.list(open, {})) {
      let hasExpired = false;
      for (;;) {
        const overdue = await registrations.unconfirmedSince(_id, now, atOnce);
        for (const registration of overdue)
          await registrations.update(registration._id, (state) => withCancelled(expire(state, now)));
        hasExpired ||= overdue.length > 0;
        if (overdue.length < atOnce) break;
      }
      if (hasExpired) await reseat(deps)(_id);
    }
  };
}
