import type { Bus } from '../bus/port.ts';
import type { Aggregate } from '../events/aggregate.ts';
import { queueOf } from '../events/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Job, ServiceDefinition } from './service.ts';

const everyMs = 15_000;

/** A bus that counts the deliveries which its handlers put off. */
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

/** Tells every 15 s how long the oldest event has waited and how many messages are parked. */
export function measureEvents(definition: ServiceDefinition, platform: Platform, metrics: Metrics): Job {
  const { documents, bus, now } = platform;
  const { name, aggregates, subscriptions } = definition;
  return {
    name: 'measure-events',
    everyMs,
    async run() {
      const oldest = await Promise.all(
        aggregates.map((aggregate) =>
          documents
            .collection<Aggregate>(aggregate)
            .findOne({ outboxAt: { $gt: 0 } }, { sort: { outboxAt: 1 }, projection: { outboxAt: 1 } }),
        ),
      );
      const since = Math.min(...oldest.map((found) => found?.outboxAt ?? now()), now());
      metrics.setOutboxAge(name, (now() - since) / 1000);
      if (subscriptions.length === 0) return;
      const parked = await bus.deadLetters(queueOf(name), 1000);
      metrics.setDeadLetters(queueOf(name), parked.length);
    },
  };
}
