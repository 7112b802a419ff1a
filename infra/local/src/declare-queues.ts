import type { Bus } from '@pathshala/stores/bus/port';
import type { EventName } from '@pathshala/contract-kit/event';
import { services } from '@pathshala/platform';
import { declareQueue } from '@pathshala/service-kit/events/consumers';

/** Declares the queue of every service, as its contract lists its subscriptions, before any service publishes. */
export async function declareQueues(bus: Pick<Bus, 'declare'>): Promise<void> {
  for (const { name } of services)
    await declareQueue({ bus, service: name, subscriptions: await subscriptionsOf(name) });
}

/** The events that a service's contract subscribes to. */
export async function subscriptionsOf(name: string): Promise<readonly EventName[]> {
  const contract = (await import(`@pathshala/${name}-contract/subscriptions`)) as {
    subscriptions: readonly EventName[];
  };
  return contract.subscriptions;
}
