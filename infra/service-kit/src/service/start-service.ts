import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Config } from '../config/config.ts';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { createRequestActivity, type RequestActivity } from '../events/request-activity.ts';
import type { AuditLog } from '../http/audit-log.ts';
import type { RunQueued } from '../http/caller-queues.ts';
import { createHttpApp } from '../http/http-app.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { refuse } from '../http/refuse.ts';
import { createIdentityVerifier, identityRefusedHeader } from '../identity/verifier.ts';
import { createOperations } from '../operations/operations.ts';
import type { Platform } from '../platform/platform.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { createAuditOutbox } from './audit-outbox.ts';
import { createEventConnection, type Starting } from './event-connection.ts';
import { startServing } from './serving.ts';
import { loadSampleOnce } from './load-sample-once.ts';
import { measureEvents } from './measure-events.ts';
import { createWriteProbe } from './probe-writes.ts';
import { createJobLease } from './job-lease.ts';
import { createLateJobs, runJobs, type LateJobs } from './run-jobs.ts';
import { createAgreement } from './agreement.ts';
import type { Job, RunningService, ServiceDefinition } from './service.ts';
import { readStatus } from './service-status.ts';
import { recordStoreFormat, refuseNewerStore } from './stored-format.ts';
import { upgradeDocuments } from './upgrade-documents.ts';
import { createWatchedClock, type WatchedClock } from './watched-clock.ts';

export interface StartServiceOptions {
  readonly metrics?: Metrics;
  /** Decides on the sample data of a new store before the first call is taken; left out, the caller decides later (`loadSampleOnce`). */
  readonly seed?: Config['seed'];
  /** The activity of the process: its services share it (default: one of its own). */
  readonly requests?: RequestActivity;
  /** Queues the calls of one caller (default `createCallerQueues`). */
  readonly runQueued?: RunQueued;
  /** How long the relay collects signals before it publishes: a test has no crowd whose events it could collect. */
  readonly relayDebounceMs?: number;
}

/**
 * Starts a service on its ports: indexes, then HTTP and jobs, and in the background queues, consumers and relay. While
 * the store is away, the start is retried and every call is refused with 503. While the bus is away, events wait in their
 * outbox.
 */
export async function startService(
  declared: ServiceDefinition,
  platform: Platform,
  options: StartServiceOptions = {},
): Promise<RunningService> {
  const { metrics, seed, requests = createRequestActivity(), relayDebounceMs } = options;
  const { log, bus } = platform;
  const operations = createOperations({ definition: declared, platform, status: () => status() });
  const definition = { ...declared, routes: [...declared.routes, ...operations.routes] };
  const starting: Starting = { definition, platform, metrics, requests, relayDebounceMs };
  const audit = definition.auditEvent && createAuditOutbox(definition.auditEvent, platform);
  const clock = createWatchedClock();
  const app = httpAppOf({ ...starting, clock, runQueued: options.runQueued }, audit?.auditLog);
  const probe = createWriteProbe(platform);
  const lateJobs = createLateJobs(platform.now);
  const ofKit = kitJobs(starting, lateJobs);
  const jobs = [...(definition.jobs ?? []), probe.job, ...ofKit, ...(audit ? [audit.job] : [])];
  let connection = createEventConnection(starting);
  const serving = startServing({
    service: definition.name,
    log,
    prepare: () => prepareStore(starting, seed),
    check: checkOf(starting),
    begin() {
      const stopJobs = runJobs(jobs, log, { lease: createJobLease(platform, randomUUID()), lateJobs });
      connection = createEventConnection(starting);
      const firstAttempt = connection.start();
      return {
        // A broker may take its time; the embedded bus is there at once, and then so are its consumers.
        started: bus.ready().then((isReady) => (isReady ? firstAttempt : undefined)),
        stop: async () => void (await Promise.all([connection.stop(), stopJobs()])),
      };
    },
  });
  await serving.firstAttempt;

  const status = () =>
    readStatus({
      service: definition.name,
      platform,
      metrics,
      isServing: () => serving.isServing(),
      isConnected: () => connection.isUp(),
      takesWrites: () => probe.takesWrites(),
      isClockRight: () => clock.isRight(),
      agrees: () => serving.agrees(),
    });
  return {
    name: definition.name,
    prefixes: definition.prefixes,
    definition,
    jobs: [...jobs, serving.checking],
    listener: (request, response) => (serving.isServing() ? app : refuseAll)(request, response),
    status,
    ready: async () => (await status()).status !== 'not ready',
    async stop() {
      await operations.stop();
      await serving.stop();
    },
  };
}

/** Measures events where there are metrics, and upgrades documents where they have versions. */
function kitJobs({ definition, platform, metrics, requests }: Starting, lateJobs: LateJobs): readonly Job[] {
  const versioned = platform.documents.versioned?.() ?? [];
  return [
    ...(metrics === undefined ? [] : [measureEvents({ definition, platform, lateJobs }, metrics)]),
    ...(versioned.length === 0 ? [] : [upgradeDocuments({ platform, requests })]),
  ];
}

const refuseAll: RequestListener = (request, response) => {
  const refusal = new DomainError('unavailable', 'common.unavailable', { retryAfterSeconds: 2 });
  response.setHeader(identityRefusedHeader, 'not serving');
  refuse({ request, response }, refusal);
};

/** Whether this process may work on the store, beside others that may have changed it meanwhile. */
function checkOf({ definition, platform }: Starting): () => Promise<void> {
  const { name, workedExamples: compute } = definition;
  const agree = compute && createAgreement({ ...platform, processId: randomUUID(), compute });
  return async () => {
    if (platform.documents.isShared === true) await refuseNewerStore(name, platform);
    await agree?.();
  };
}

function httpAppOf(
  {
    definition,
    platform,
    metrics,
    requests,
    clock,
    runQueued,
  }: Starting & { readonly clock: WatchedClock; readonly runQueued: RunQueued | undefined },
  auditLog: AuditLog | undefined,
): RequestListener {
  const { name: service, routes } = definition;
  return createHttpApp({
    service,
    routes,
    messages: definition.messages,
    requests,
    runQueued,
    verifyIdentity: createIdentityVerifier({
      key: platform.secrets.internalSigningKey,
      previousKey: platform.secrets.previousInternalSigningKey,
      audience: service,
      onAccepted: () => clock.accepted(),
      onRefused(reason) {
        clock.refused(reason);
        platform.log.error({ service, reason }, 'a token of the gateway was refused');
        metrics?.countRefusedToken(service, reason);
      },
    }),
    countCall: createRateLimiter({ service, keyValue: platform.keyValue, log: platform.log }),
    ...(auditLog === undefined ? {} : { auditLog }),
    isTicketRevoked: definition.isTicketRevoked,
    withinLimits: definition.withinLimits,
    log: platform.log,
    now: platform.now,
    hasSecureCookies: !platform.publicUrl.startsWith('http://'),
    ...(metrics === undefined ? {} : { metrics: (request) => metrics.observeRequest(service, request) }),
  });
}

/** Indexes, preparation and sample data: what a call needs. */
async function prepareStore(
  { definition, platform }: Starting,
  seed: Config['seed'] | undefined,
): Promise<void> {
  const { documents } = platform;
  await refuseNewerStore(definition.name, platform);
  // All at once: in the embedded store they share one commit.
  const ofDefinition = definition.indexes.map(({ collection, keys, unique }) =>
    documents.collection(collection).createIndex(keys, { unique: unique ?? false }),
  );
  // The relay looks for waiting events many times a second: without an index each look reads every aggregate.
  const ofOutboxes = definition.aggregates.map((name) =>
    documents.collection(name).createIndex({ outboxAt: 1 }),
  );
  // Older documents are counted and found by their version.
  const ofVersions = (documents.versioned?.() ?? []).map(({ name }) =>
    documents.collection(name).createIndex({ schemaVersion: 1 }),
  );
  await Promise.all([...ofDefinition, ...ofOutboxes, ...ofVersions]);
  await recordStoreFormat(platform);
  await definition.prepare?.();
  if (seed !== undefined) await loadSampleOnce(definition, platform, { seed });
}
