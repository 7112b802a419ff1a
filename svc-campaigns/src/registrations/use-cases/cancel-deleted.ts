import { phaseOf } from '../../campaigns/domain/campaign.ts';
import { cancel } from '../domain/registration.ts';
import { withCancelled } from './announce.ts';
import type { PlaceDependencies } from './take-place.ts';

const atOnce = 100;
/** Whoever was registering at the moment of the delete has a place or a number by then, also after a crash. */
const lookAgainForMs = 120_000;

/**
 * Cancels the registrations of deleted campaigns; those with a result stay. Whoever waited for the campaign is mailed; nobody
 * is about one that was over. Runs again from where it was when it is killed.
 */
export function cancelDeleted(deps: PlaceDependencies) {
  const { campaigns, registrations, now } = deps;
  return async (): Promise<void> => {
    for (const campaign of await campaigns.list({ isCancellationDue: true }, { limit: atOnce })) {
      const { _id, deletedAt } = campaign;
      const wasOver = phaseOf(campaign, deletedAt ?? new Date(now()).toISOString()) === 'past';
      for (;;) {
        const held = await registrations.heldWithoutResult(_id, atOnce);
        for (const registration of held) {
          await registrations.update(registration._id, (state) => {
            const cancelled = cancel(state, now(), 'deleted');
            return withCancelled(
              wasOver ? cancelled && { ...cancelled, mailDue: null, mailDueAt: null } : cancelled,
            );
          });
        }
        if (held.length < atOnce) break;
      }
      if (deletedAt === null || now() < Date.parse(deletedAt) + lookAgainForMs) continue;
      await campaigns.update(_id, (state) => ({ state: { ...state, isCancellationDue: false } }));
    }
  };
}
