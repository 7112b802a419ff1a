import { type Campaign, type Campaigns, phaseOf } from '../../campaigns/index.ts';
import { noMail } from '../domain/due-mail.ts';
import { cancel } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';
import { withCancelled } from './registration-events.ts';

interface CancelDeletedDependencies {
  readonly campaigns: Pick<Campaigns, 'listCancellationDue' | 'update'>;
  readonly registrations: Pick<Registrations, 'listActiveWithoutResult' | 'update'>;
  readonly now: () => number;
}

const batchSize = 100;
/** A registration in progress during the removal is completed within this time, also after a crash. */
const repeatForMs = 120_000;

/** Cancels the registrations without a result, and mails the registrants unless the campaign was over. */
function cancelAll({ registrations, now }: CancelDeletedDependencies) {
  return async (campaignId: string, wasOver: boolean): Promise<void> => {
    for (;;) {
      const batch = await registrations.listActiveWithoutResult(campaignId, batchSize);
      for (const { _id } of batch) {
        await registrations.update(_id, (state) => {
          const cancelled = cancel(state, now(), 'deleted');
          return withCancelled(wasOver ? cancelled && { ...cancelled, ...noMail } : cancelled);
        });
      }
      if (batch.length < batchSize) return;
    }
  };
}

/** Cancels the registrations of campaigns that are deleted permanently. Safe to repeat after a crash. */
export function cancelDeleted(dependencies: CancelDeletedDependencies) {
  const { campaigns, now } = dependencies;
  const cancelOf = cancelAll(dependencies);
  const isPast = (campaign: Campaign, deletedAt: string | null) =>
    phaseOf(campaign, deletedAt ?? new Date(now()).toISOString()) === 'past';
  return async (): Promise<void> => {
    for (const campaign of await campaigns.listCancellationDue(batchSize)) {
      // Campaigns that were deleted before deletes could be undone have no `removedAt`.
      const { _id, deletedAt, removedAt = deletedAt } = campaign;
      await cancelOf(_id, isPast(campaign, deletedAt));
      if (!removedAt || now() < Date.parse(removedAt) + repeatForMs) continue;
      await campaigns.update(_id, (state) => ({ state: { ...state, isCancellationDue: false } }));
    }
  };
}
