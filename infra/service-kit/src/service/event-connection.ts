import { createOutboxRelay } from '../events/outbox-relay.ts';
import { declareQueue, startConsumers } from '../events/consumers.ts';
import type { RequestActivity } from '../events/request-activity.ts';
import type { Platform } from '../platform/platform.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { keepTrying, type Trying } from './keep-trying.ts';
import { countingRetries } from './measure-events.ts';
import type { ServiceDefinition } from './service.ts';

export interface Starting {
  readonly definition: ServiceDefinition;
  readonly platform: Platform;
  readonly metrics: Metrics | undefined;
  readonly requests: RequestActivity;
}

/** Queues, relay and consumers of a service, beside its HTTP face. */
export interface EventConnection {
  /** Resolves after the first try, well or not; the next ones follow by themselves. */
  start(): Promise<void>;
  isUp(): boolean;
  stop(): Promise<void>;
}

type Stop = () => Promise<void>;

export function createEventConnection(starting: Starting): EventConnection {
  const { definition, platform } = starting;
  const stops: Stop[] = [];
  let trying: Trying | undefined;
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
      trying = keepTrying(connectOnce, onFailure);
      return trying.firstTry;
    },
    isUp: () => isUp,
    async stop() {
      isStopped = true;
      isUp = false;
      trying?.stop();
      await stopAll(stops);
    },
  };
}

/** Adds to `stops` how to stop what it starts. Nothing is published before the service's own queue is declared. */
async function connect({ definition, platform, metrics, requests }: Starting, stops: Stop[]): Promise<void> {
  const { documents, bus, now, log } = platform;
  const { name: service, subscriptions, ignoredEvents, aggregates } = definition;
  await declareQueue({ bus, service, subscriptions: subscriptions.map(({ event }) => event.name) });
  const relay = createOutboxRelay({ documents, bus, aggregates, now, log, requests });
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
