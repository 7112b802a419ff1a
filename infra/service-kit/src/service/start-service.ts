import type { RequestListener } from 'node:http';
import type { Config } from '../config/config.ts';
import { DomainError } from '../errors/domain-error.ts';
import { createOutboxRelay, declareEvents, startConsumers } from '../events/index.ts';
import { createHttpApp } from '../http/http-app.ts';
import { refuse } from '../http/refuse.ts';
import { createIdentityVerifier } from '../identity/verifier.ts';
import type { Platform } from '../platform/platform.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { loadSampleOnce } from './load-sample-once.ts';
import { countingRetries, measureEvents } from './measure-events.ts';
import { runJobs } from './run-jobs.ts';
import type { RunningService, ServiceDefinition } from './service.ts';

export interface StartServiceOptions {
  readonly metrics?: Metrics;
  /** Decides on the sample data of a new store before the first call is taken; left out, whoever starts it decides later (`loadSampleOnce`). */
  readonly seed?: Config['seed'];
}

type Stop = () => Promise<void>;

interface Starting {
  readonly definition: ServiceDefinition;
  readonly platform: Platform;
  readonly metrics: Metrics | undefined;
}

const longestPauseMs = 10_000;

/**
 * Brings a service to life on its ports: indexes, queues, consumers, relay, jobs, then HTTP. A store or bus that is
 * away does not fail the start: it is tried again until it answers, and every call is refused with 503 until then.
 */
export async function startService(
  definition: ServiceDefinition,
  platform: Platform,
  options: StartServiceOptions = {},
): Promise<RunningService> {
  const { log } = platform;
  const app = httpAppOf(definition, platform, options.metrics);
  const stops: Stop[] = [];
  let state: 'starting' | 'running' | 'stopped' = 'starting';
  let pauseMs = 500;
  let timer: NodeJS.Timeout | undefined;

  const attempt = async (): Promise<void> => {
    try {
      await setUp({ definition, platform, metrics: options.metrics }, stops);
      if (options.seed !== undefined) await loadSampleOnce(definition, platform, options.seed);
      if (state === 'starting') state = 'running';
      else await stopAll(stops);
    } catch (error) {
      log.warn({ err: error, service: definition.name }, 'the service could not start and will try again');
      await stopAll(stops);
      if (state !== 'starting') return;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      timer = setTimeout(() => void attempt(), pauseMs);
    }
  };
  await attempt();

  return {
    name: definition.name,
    prefixes: definition.prefixes,
    definition,
    listener: (request, response) => {
      if (state === 'running') app(request, response);
      else
        refuse(
          { request, response },
          new DomainError('unavailable', 'common.unavailable', { retryAfterSeconds: 2 }),
        );
    },
    ready: async () => state === 'running' && (await answers(platform)),
    async stop() {
      state = 'stopped';
      clearTimeout(timer);
      await stopAll(stops);
    },
  };
}

function httpAppOf(
  definition: ServiceDefinition,
  platform: Platform,
  metrics: Metrics | undefined,
): RequestListener {
  return createHttpApp({
    service: definition.name,
    routes: definition.routes,
    verifyIdentity: createIdentityVerifier({
      key: platform.secrets.internalSigningKey,
      audience: definition.name,
    }),
    log: platform.log,
    hasSecureCookies: !platform.publicUrl.startsWith('http://'),
    ...(metrics === undefined
      ? {}
      : { metrics: (request) => metrics.observeRequest(definition.name, request) }),
  });
}

/** What a step starts is put on `stops`, to be stopped in the opposite order. */
async function setUp({ definition, platform, metrics }: Starting, stops: Stop[]): Promise<void> {
  const { documents, bus, now, log } = platform;
  for (const { collection, keys, unique } of definition.indexes) {
    await documents.collection(collection).createIndex(keys, { unique: unique ?? false });
  }
  const { name: service, publishes, subscriptions, aggregates } = definition;
  // The relay asks for what waits many times a second: without it each time reads every aggregate there is.
  for (const name of aggregates) await documents.collection(name).createIndex({ outboxAt: 1 });
  await declareEvents({ bus, service, publishes, subscriptions });
  await definition.prepare?.();
  const relay = createOutboxRelay({ documents, bus, aggregates, now, log });
  stops.push(() => relay.stop());
  const countingBus = metrics === undefined ? bus : countingRetries(bus, metrics);
  const consumers = await startConsumers({ bus: countingBus, service, subscriptions, log });
  stops.push(() => consumers.stop());
  const measuring = metrics === undefined ? [] : [measureEvents(definition, platform, metrics)];
  stops.push(runJobs([...(definition.jobs ?? []), ...measuring], log));
}

async function stopAll(stops: Stop[]): Promise<void> {
  for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) await stop();
}

async function answers({ documents, bus, keyValue }: Platform): Promise<boolean> {
  try {
    await Promise.all([documents.ping(), keyValue.ping()]);
    return await bus.ready();
  } catch {
    // Why it does not answer is logged where it is used; here the question is only whether.
    return false;
  }
}
