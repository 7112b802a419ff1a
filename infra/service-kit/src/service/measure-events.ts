import type { Bus } from '@pathshala/bus/port';
import type { Aggregate } from '@pathshala/events/aggregate';
import { queueOf } from '@pathshala/events/queue-of';
import type { Platform } from '../platform/platform.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Job, ServiceDefinition } from './service.ts';

const everyMs = 15_000;

/** A bus that counts the deliveries whose handlers failed. */
export function countingRetries(bus: Bus, metrics: Metrics): Pick<Bus, 'consume'> {
  return {
    consume: (queue, handle, options) =>
      bus.consume(
        queue,
        async (delivery) => {
          try {
            await handle(delivery);
          } catch (error) {
            metrics.countRetry(queue);
            throw error;
          }
        },
        options,
      ),
  };
}

/** Every 15 s: how long the oldest event has waited, how many aggregates wait, how many messages are parked. */
export function measureEvents(definition: ServiceDefinition, platform: Platform, metrics: Metrics): Job {
  const { documents, bus, now } = platform;
  const { name, aggregates, subscriptions } = definition;
  const waiting = { outboxAt: { $gt: 0 } };
  /** By collection: the event that was the oldest at the last run, and since which run. */
  const oldest = new Map<string, { readonly id: string; readonly seenAt: number }>();

  /** Since when the oldest event waits. Not by `outboxAt`, which grows with every refusal. */
  async function waitingSince(aggregate: string): Promise<number> {
    const found = await documents
      .collection<Aggregate>(aggregate)
      .findOne(waiting, { sort: { outboxAt: 1 }, projection: { outbox: 1 } });
    const entry = found?.outbox[0];
    if (entry === undefined) return now();
    const known = oldest.get(aggregate);
    const seenAt = known?.id === entry.id ? known.seenAt : now();
    oldest.set(aggregate, { id: entry.id, seenAt });
    // The clock that stamped it may have been ahead: it waits at least since it was first seen.
    return Math.min(Date.parse(entry.occurredAt), seenAt);
  }

  async function measureOutbox(): Promise<void> {
    const since = await Promise.all(aggregates.map(waitingSince));
    metrics.setOutboxAge(name, Math.max(0, now() - Math.min(...since, now())) / 1000);
    const counts = await Promise.all(
      aggregates.map((aggregate) => documents.collection(aggregate).countDocuments(waiting)),
    );
    metrics.setOutboxLength(
      name,
      counts.reduce((sum, count) => sum + count, 0),
    );
  }

  return {
    name: 'measure-events',
    everyMs,
    async run() {
      await measureOutbox();
      if (subscriptions.length === 0 || !(await bus.ready())) return;
      metrics.setDeadLetters(queueOf(name), await bus.countDeadLetters(queueOf(name)));
    },
  };
}
