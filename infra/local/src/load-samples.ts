import { setTimeout as pause } from 'node:timers/promises';
import { loadSampleOnce, type SampleWish } from '@pathshala/service-kit/service/load-sample-once';
import type { OpenService } from './open-services.ts';

const pollIntervalMs = 50;
/** Polls in a row that must find no waiting event: a reaction to the last event writes within this time. */
const requiredIdlePolls = 4;
const timeoutMs = 60_000;

/**
 * Loads the sample data of each service once, and waits after each service until its events are handled.
 * Rejects with SampleRefusedError, or when a store or the bus is unavailable for a minute.
 */
export async function loadSamples(services: readonly OpenService[], wish: SampleWish): Promise<void> {
  await pollUntil(() => areReady(services), 'a store or the bus did not answer within a minute');
  for (const { service, platform } of services) {
    const isNew = await loadSampleOnce(service.definition, platform, wish);
    if (isNew) await waitUntilIdle(services);
  }
}

/** Resolves when no outbox contains an event. */
async function waitUntilIdle(services: readonly OpenService[]): Promise<void> {
  let emptyPolls = 0;
  await pollUntil(async () => {
    const waiting = await Promise.all(services.map(countWaiting));
    emptyPolls = waiting.every((count) => count === 0) ? emptyPolls + 1 : 0;
    return emptyPolls === requiredIdlePolls;
  }, 'the events of the sample data did not arrive within a minute');
}

async function pollUntil(condition: () => Promise<boolean>, failure: string): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > until) throw new Error(failure);
    await pause(pollIntervalMs);
  }
}

async function areReady(services: readonly OpenService[]): Promise<boolean> {
  const answers = await Promise.all(services.map(({ service }) => service.status()));
  return answers.every(({ status }) => status === 'ready');
}

async function countWaiting({ service, platform }: OpenService): Promise<number> {
  const counts = service.definition.aggregates.map((collection) =>
    platform.documents.collection(collection).countDocuments({ outboxAt: { $gt: 0 } }),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
