import type { Bus } from '@pathshala/stores/bus/port';
import { queueOf } from '../events/queue-of.ts';
import type { Platform } from '../platform/platform.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { createOutboxGauge } from './outbox-gauge.ts';
import type { LateJobs } from './run-jobs.ts';
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

interface Measured {
  readonly definition: ServiceDefinition;
  readonly platform: Platform;
  readonly lateJobs: Pick<LateJobs, 'lateness'>;
}

/** Every 15 s: how long the oldest event has waited, how many aggregates and messages wait and are parked, how late jobs are. */
export function measureEvents({ definition, platform, lateJobs }: Measured, metrics: Metrics): Job {
  const { bus } = platform;
  const { name, aggregates, subscriptions } = definition;
  const readOutbox = createOutboxGauge(aggregates, platform);
  return {
    name: 'measure-events',
    everyMs,
    inEveryProcess: true,
    async run() {
      metrics.setJobsLate(name, lateJobs.lateness());
      const { length, oldestSeconds } = await readOutbox();
      metrics.setOutboxAge(name, oldestSeconds);
      metrics.setOutboxLength(name, length);
      if (subscriptions.length === 0 || !(await bus.ready())) return;
      const queue = queueOf(name);
      metrics.setDeadLetters(queue, await bus.countDeadLetters(queue));
      metrics.setQueueLength(queue, (await bus.depth(queue)).waiting);
    },
  };
}
