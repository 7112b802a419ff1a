import type { Deliveries, Webhooks } from '../ports.ts';

interface PruneDeliveriesDependencies {
  readonly webhooks: Pick<Webhooks, 'list'>;
  readonly deliveries: Pick<Deliveries, 'deleteBefore' | 'deleteBeyond'>;
  readonly now: () => number;
}

const lifeMs = 30 * 24 * 60 * 60 * 1000;
const largestLog = 10_000;

/** The job `prune-webhook-log`. */
export function pruneDeliveries({ webhooks, deliveries, now }: PruneDeliveriesDependencies) {
  return async (): Promise<void> => {
    await deliveries.deleteBefore(now() - lifeMs);
    for (const { _id } of await webhooks.list()) await deliveries.deleteBeyond(_id, largestLog);
  };
}
