import { namesOf } from '@pathshala/contract-kit/event';
import { createOutboxRelay } from '../events/outbox-relay.ts';
import { declareQueue, startConsumers } from '../events/consumers.ts';
import type { RequestActivity } from '../events/request-activity.ts';
import type { Platform } from '../platform/platform.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { startRetrying, type Retrying } from './start-retrying.ts';
import { countingRetries } from './measure-events.ts';
import type { ServiceDefinition } from './service.ts';

export interface Starting {
  readonly definition: ServiceDefinition;
  readonly platform: Platform;
  readonly metrics: Metrics | undefined;
  readonly requests: RequestActivity;
  readonly relayDebounceMs: number | undefined;
}

/** Queues, relay and consumers of a service; its HTTP face does not wait for them. */
export interface EventConnection {
  /** Resolves after the first attempt, in success or failure; retries follow in the background. */
  start(): Promise<void>;
  isUp(): boolean;
  stop(): Promise<void>;
}

type Stop = () => Promise<void>;

export function createEventConnection(starting: Starting): EventConnection {
  const { definition, platform } = starting;
  const stops: Stop[] = [];
  let retrying: Retrying | undefined;
  let isUp = false;
  let isStopped = false;

  async function connectOnce(): Promise<void> {
    await connect(starting, stops);
    if (isStopped) await stopAll(stops);
    else isUp = true;
  }

  async function onFailure(error: unknown): Promise<void> {
    const facts = { err: error, service: definition.name };
    platform.log.warn(facts, 'no queues yet: events wait in their outbox');
    await stopAll(stops);
  }

  return {
    start() {
      retrying = startRetrying(connectOnce, onFailure);
      return retrying.firstAttempt;
    },
    isUp: () => isUp,
    async stop() {
      isStopped = true;
      isUp = false;
      retrying?.stop();
      await stopAll(stops);
    },
  };
}

/** Adds to `stops` how to stop what it starts. Nothing is published before the service's own queue is declared. */
async function connect(starting: Starting, stops: Stop[]): Promise<void> {
  const { definition, platform, metrics, requests, relayDebounceMs: debounceMs } = starting;
  const { documents, bus, now, log } = platform;
  const { name: service, subscriptions, ignoredEvents, aggregates } = definition;
  // Publishers of the version before still publish the earlier names.
  await declareQueue({ bus, service, subscriptions: subscriptions.flatMap(({ event }) => namesOf(event)) });
  const relay = createOutboxRelay({ documents, bus, aggregates, now, log, requests, debounceMs });
  stops.push(() => relay.stop());
  const consumers = await startConsumers({
    bus: metrics === undefined ? bus : countingRetries(bus, metrics),
    service,
    subscriptions,
    ignoredEvents,
    log,
    requests,
  });
  stops.push(() => consumers.stop());
}

async function stopAll(stops: Stop[]): Promise<void> {
  for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) await stop();
}
