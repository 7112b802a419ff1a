import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '@pathshala/service-kit/config/config';
import { loadSampleOnce } from '@pathshala/service-kit/service/load-sample-once';
import type { OpenService } from './open-services.ts';

const lookEveryMs = 50;
/** So many looks in a row without a waiting event: a reaction to the last one would have shown by then. */
const quietLooks = 4;
const patienceMs = 60_000;

/**
 * Loads each service's sample data where it is wanted and was not yet, and waits after each until its events have
 * arrived. Rejects when a store or the bus stays away for a minute.
 */
export async function loadSamples(services: readonly OpenService[], seed: Config['seed']): Promise<void> {
  await lookUntil(() => areReady(services), 'a store or the bus did not answer within a minute');
  for (const { service, platform } of services) {
    const isNew = await loadSampleOnce(service.definition, platform, seed);
    if (isNew) await settle(services);
  }
}

/** Resolves when no outbox holds an event any more. */
async function settle(services: readonly OpenService[]): Promise<void> {
  let quiet = 0;
  await lookUntil(async () => {
    const waiting = await Promise.all(services.map(countWaiting));
    quiet = waiting.every((count) => count === 0) ? quiet + 1 : 0;
    return quiet === quietLooks;
  }, 'the events of the sample data did not arrive within a minute');
}

async function lookUntil(isSo: () => Promise<boolean>, complaint: string): Promise<void> {
  const until = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error(complaint);
    await pause(lookEveryMs);
  }
}

async function areReady(services: readonly OpenService[]): Promise<boolean> {
  const answers = await Promise.all(services.map(({ service }) => service.status()));
  return answers.every(({ status }) => status === 'ready');
}

async function countWaiting({ service, platform }: OpenService): Promise<number> {
  const counts = service.definition.aggregates.map((collection) =>
    platform.documents.collection(collection).countDocuments({ outboxAt: { $ne: null } }),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
