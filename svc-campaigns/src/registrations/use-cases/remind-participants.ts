import type { Campaign, Campaigns } from '../../campaigns/index.ts';
import { remind, remindBeforeMs } from '../domain/reminder.ts';
import type { Registrations } from '../ports.ts';

interface RemindParticipantsDependencies {
  readonly campaigns: Pick<Campaigns, 'listStarting'>;
  readonly registrations: Pick<Registrations, 'listToRemind' | 'update'>;
  readonly now: () => number;
}

const batchSize = 100;

function remindOf({ registrations, now }: RemindParticipantsDependencies) {
  return async (campaign: Campaign): Promise<void> => {
    for (;;) {
      const batch = await registrations.listToRemind(campaign, batchSize);
      for (const { _id } of batch) {
        await registrations.update(_id, (registration) => {
          const state = remind(registration, campaign, now());
          return state && { state };
        });
      }
      if (batch.length < batchSize) return;
    }
  };
}

/**
 * Queues the reminder of campaigns that start within a day. Safe to run in several processes: each participant gets one for a
 * start, and another one after the start has moved.
 */
export function remindParticipants(dependencies: RemindParticipantsDependencies) {
  const { campaigns, now } = dependencies;
  const remindAll = remindOf(dependencies);
  return async (): Promise<void> => {
    const from = new Date(now()).toISOString();
    const to = new Date(now() + remindBeforeMs).toISOString();
    for (const campaign of await campaigns.listStarting({ from, to })) await remindAll(campaign);
  };
}
