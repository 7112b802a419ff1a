import { context, propagation } from '@opentelemetry/api';
import type { EventDefinition, EventName } from '@pathshala/contract-kit/event';
import { UnprocessableMessageError, type Bus, type Consumer, type Delivery } from '@pathshala/bus/port';
import type { Subscription } from './subscription.ts';
import type { Logger } from '../telemetry/logger.ts';
import { readEnvelope } from './envelope.ts';
import { giveWay } from './give-way.ts';
import { queueOf } from './queue-of.ts';

/** Reactions that run at once share the flushes of their stores. */
const prefetch = 100;

export interface DeclareOptions {
  readonly bus: Bus;
  readonly service: string;
  readonly publishes: readonly EventDefinition[];
  readonly subscriptions: readonly Subscription[];
}

/**
 * Declares the service's own queue, and those of everybody whom its contract names as a consumer: an event waits for a
 * consumer that has never started.
 */
export async function declareEvents({
  bus,
  service,
  publishes,
  subscriptions,
}: DeclareOptions): Promise<void> {
  const keysByConsumer = new Map<string, EventName[]>();
  const bind = (consumer: string, key: EventName) =>
    keysByConsumer.set(consumer, [...(keysByConsumer.get(consumer) ?? []), key]);
  for (const event of publishes) for (const consumer of event.consumers) bind(consumer, event.name);
  for (const { event } of subscriptions) bind(service, event.name);
  for (const [consumer, keys] of keysByConsumer) {
    await bus.declare({ name: queueOf(consumer), routingKeys: [...new Set(keys)] });
  }
}

export interface ConsumerOptions {
  readonly bus: Pick<Bus, 'consume'>;
  readonly service: string;
  readonly subscriptions: readonly Subscription[];
  /** Keys that are acknowledged unread. */
  readonly ignoredEvents?: readonly EventName[] | undefined;
  readonly log: Logger;
}

async function react(delivery: Delivery, { event, react: reaction }: Subscription): Promise<void> {
  const received = readEnvelope(delivery);
  const data = event.data.safeParse(received.data);
  if (!data.success) throw new UnprocessableMessageError(`${event.name}: ${data.error.message}`);
  const traced = propagation.extract(context.active(), delivery.headers);
  await context.with(traced, () => reaction({ ...received, data: data.data as never }));
}

/**
 * Passes each delivery to the reactions to its event. A failure is logged and left to the bus: retried, then parked. So is
 * an event without a reaction: a newer version of the service, started meanwhile, may know it.
 * `stop` takes no more and resolves when the reactions under way have ended.
 */
export async function startConsumers(options: ConsumerOptions): Promise<Consumer> {
  const { bus, service, subscriptions, ignoredEvents = [], log } = options;
  const ignored = new Set(ignoredEvents);
  const handle = async (delivery: Delivery): Promise<void> => {
    const facts = { event: delivery.routingKey, eventId: delivery.id, attempt: delivery.attempt };
    try {
      await giveWay();
      const interested = subscriptions.filter(({ event }) => event.name === delivery.routingKey);
      if (interested.length === 0 && ignored.has(delivery.routingKey)) {
        return log.info(facts, 'event ignored');
      }
      if (interested.length === 0) {
        throw new Error(`${service} has no subscription to ${delivery.routingKey}`);
      }
      for (const subscription of interested) await react(delivery, subscription);
      log.info(facts, 'event handled');
    } catch (error) {
      log.warn({ ...facts, err: error }, 'event not handled');
      throw error;
    }
  };
  if (subscriptions.length === 0) return { stop: async () => undefined };
  return bus.consume(queueOf(service), handle, { prefetch });
}
