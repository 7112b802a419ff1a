import { setTimeout as pause } from 'node:timers/promises';
import type { Bus } from '@pathshala/stores/bus/port';
import { queueOf } from '@pathshala/service-kit/events/queue-of';
import type { OpenService } from '../open-services.ts';

const pollIntervalMs = 10;
/** Below the first retry of a failed reaction, which must not happen here. */
const timeoutMs = 9_000;

/** Resolves when no outbox and no queue contains an event. Rejects when that takes too long, or an event was parked. */
export async function waitUntilDrained(services: readonly OpenService[], bus: Bus): Promise<void> {
  const until = performance.now() + timeoutMs;
  // An event moves from outbox to queue, and its reaction may write another one: two looks in a row find nothing.
  for (let emptyPolls = 0; emptyPolls < 2;) {
    emptyPolls = (await countEvents(services, bus)) === 0 ? emptyPolls + 1 : 0;
    if (performance.now() > until) throw new Error('The events of the past of the sample were not handled.');
    if (emptyPolls < 2) await pause(pollIntervalMs);
  }
}

async function countEvents(services: readonly OpenService[], bus: Bus): Promise<number> {
  const inOutboxes = services.flatMap(({ service, platform }) =>
    service.definition.aggregates.map((name) =>
      platform.documents.collection(name).countDocuments({ outboxAt: { $gt: 0 } }),
    ),
  );
  const inQueues = services.map(async ({ service }) => {
    const { waiting, retrying } = await bus.depth(queueOf(service.name));
    if (retrying > 0) throw new Error(`An event of the past failed in ${service.name}.`);
    return waiting;
  });
  const counts = await Promise.all([...inOutboxes, ...inQueues]);
  return counts.reduce((sum, count) => sum + count, 0);
}
