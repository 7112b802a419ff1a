import { SpanKind } from '@opentelemetry/api';
import { namesOf, type EventName } from '@pathshala/contract-kit/event';
import type { Bus, Consumer, Delivery } from '@pathshala/stores/bus/port';
import { onBehalfOf } from '../telemetry/request-scope.ts';
import { inSpan } from '../telemetry/tracing.ts';
import type { Subscription } from './subscription.ts';
import type { EventLog } from './event-log.ts';
import { queueOf } from './queue-of.ts';
import { readOnce } from './read-once.ts';
import { alwaysIdle, type RequestActivity } from './request-activity.ts';

/** Reactions that run at once share the flushes of their stores. */
const prefetch = 100;

export interface DeclareOptions {
  readonly bus: Pick<Bus, 'declare'>;
  readonly service: string;
  /** The events that the service's contract lists. */
  readonly subscriptions: readonly EventName[];
}

/** Declares a service's queue and binds it to the events that it subscribes to. From then on they wait there, also while it is away. */
export async function declareQueue({ bus, service, subscriptions }: DeclareOptions): Promise<void> {
  if (subscriptions.length === 0) return;
  await bus.declare({ name: queueOf(service), routingKeys: [...new Set(subscriptions)] });
}

export interface ConsumerOptions {
  readonly bus: Pick<Bus, 'consume'>;
  readonly service: string;
  readonly subscriptions: readonly Subscription[];
  /** Keys that are acknowledged unread. */
  readonly ignoredEvents?: readonly EventName[] | undefined;
  readonly log: EventLog;
  /** Deliveries are handled between the requests of this process (default: at any time). */
  readonly requests?: RequestActivity | undefined;
}

/** One reaction after the other, in the trace and on behalf of the request that caused the event. */
async function react(delivery: Delivery, subscriptions: readonly Subscription[]): Promise<void> {
  const reactToAll = async (): Promise<void> => {
    for (const { event, react: reaction } of subscriptions) {
      const received = readOnce(delivery, event);
      await reaction({ ...received, data: received.data as never });
    }
  };
  const { requestId } = delivery.headers;
  const name = `consume ${delivery.routingKey}`;
  await inSpan({ name, kind: SpanKind.CONSUMER, carrier: delivery.headers }, () =>
    requestId === undefined ? reactToAll() : onBehalfOf(requestId, reactToAll),
  );
}

/**
 * Passes each delivery to the reactions to its event, or to a later version of it, to which it is upcast. A failure is logged, and the bus retries the delivery, then parks it.
 * So it does with an event that has no reaction: a newer version of the service, started meanwhile, may know it.
 * `stop` takes no more deliveries and resolves when the reactions in progress have ended.
 */
export async function startConsumers(options: ConsumerOptions): Promise<Consumer> {
  const { bus, service, subscriptions, ignoredEvents = [], log, requests = alwaysIdle } = options;
  const ignored = new Set(ignoredEvents);
  const handle = async (delivery: Delivery): Promise<void> => {
    const { id: eventId, routingKey: event, attempt, headers } = delivery;
    const facts = { event, eventId, attempt, requestId: headers['requestId'] };
    try {
      await requests.whenIdle();
      const interested = subscriptions.filter(({ event }) => namesOf(event).includes(delivery.routingKey));
      if (interested.length === 0 && ignored.has(delivery.routingKey)) {
        return log.info(facts, 'event ignored');
      }
      if (interested.length === 0) {
        throw new Error(`${service} has no subscription to ${delivery.routingKey}`);
      }
      await react(delivery, interested);
      log.info(facts, 'event handled');
    } catch (error) {
      log.warn({ ...facts, err: error }, 'event not handled');
      throw error;
    }
  };
  if (subscriptions.length === 0) return { stop: async () => undefined };
  return bus.consume(queueOf(service), handle, { prefetch });
}
