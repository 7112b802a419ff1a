import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { EventDefinition, EventName, ReceivedEvent } from '@pathshala/contract-kit/event';
import { messageOf, readEnvelope } from '@pathshala/service-kit/events/envelope';
import { readConfig } from '@pathshala/service-kit/config/read-config';
import { createIdentitySigner } from '@pathshala/service-kit/identity/signer';
import { openPlatform } from '@pathshala/service-kit/platform/open-platform';
import { openSharedPorts } from '@pathshala/service-kit/platform/open-shared-ports';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Collection, DocumentStore, Shape, StoredDocument } from '@pathshala/stores/documents/port';
import { drain } from '@pathshala/service-kit/service/drain';
import type {
  CreateService,
  RunningService,
  ServiceDefinition,
} from '@pathshala/service-kit/service/service';
import { startService } from '@pathshala/service-kit/service/start-service';
import type { Metrics } from '@pathshala/service-kit/telemetry/metrics';
import { createCapturedMail, type CapturedMail } from './captured-mail.ts';
import { observeBus, type ObservedBus } from './observed-bus.ts';
import { createTestCaller, type TestCaller } from './test-client.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export interface TestServiceOptions {
  /** The time at the start (default 2026-01-15 10:00 UTC). It changes only when the test advances it. */
  readonly now?: string | number;
  /** The administrator whom the environment names. */
  readonly admin?: { email: string; username: string; password: string };
  readonly metrics?: Metrics;
  /** For a test of what the first start does: the stores are empty. */
  readonly isFirstStart?: boolean;
  /** Replaces parts of the platform, for a test of what happens when one of them fails. */
  readonly replace?: (platform: Platform) => Partial<Platform>;
}

export interface TestService {
  /** Calls over HTTP: `service.visitor.get(…)`, `service.as({ role: 'student', userId }).post(…)`. */
  readonly client: TestCaller;
  readonly platform: Platform;
  readonly clock: TestClock;
  readonly mail: CapturedMail;
  readonly url: string;
  readonly running: RunningService;
  /** Delivers an event of another service; resolves with its id when all reactions to it are done. */
  emit<Data extends z.ZodType>(
    event: EventDefinition<EventName, Data>,
    data: z.input<Data>,
    as?: Partial<Pick<ReceivedEvent<unknown>, 'id' | 'aggregateId' | 'sequence' | 'occurredAt'>>,
  ): Promise<string>;
  /** Returns what the service has published of an event, oldest first. */
  published<Data extends z.ZodType>(
    event: EventDefinition<EventName, Data>,
  ): readonly ReceivedEvent<z.output<Data>>[];
  /** Resolves when outbox and queues are empty; rejects with what a reaction threw, and after 10 s. */
  waitUntilIdle(): Promise<void>;
  /** Runs a job of the service now. */
  runJob(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** The stores of each service, and administrator of its environment, as the first start leaves them. */
const preparedFolders = new Map<CreateService, Map<string, Promise<string>>>();

/**
 * The whole service, embedded, in a folder of its own, on a free port. `await using` or `stop()` ends it. Its store is a copy
 * of one that was prepared once, as a restart finds it: to create sixty tables takes most of a start.
 */
export async function startTestService(
  create: CreateService,
  options: TestServiceOptions = {},
): Promise<TestService & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'pathshala-test-'));
  if (options.isFirstStart !== true)
    await cp(await preparedFolder(create, options), folder, { recursive: true });
  return startIn(folder, create, options);
}

function preparedFolder(create: CreateService, { admin }: TestServiceOptions): Promise<string> {
  const ofService = preparedFolders.get(create) ?? new Map<string, Promise<string>>();
  preparedFolders.set(create, ofService);
  const key = JSON.stringify(admin);
  const prepared = ofService.get(key) ?? prepareFolder(create, admin ? { admin } : {});
  ofService.set(key, prepared);
  return prepared;
}

async function prepareFolder(create: CreateService, options: TestServiceOptions): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pathshala-prepared-'));
  const service = await startIn(folder, create, options);
  await service.end();
  return folder;
}

interface StartedService extends TestService, AsyncDisposable {
  /** Stops it and leaves its folder. */
  readonly end: () => Promise<void>;
}

async function startIn(
  folder: string,
  create: CreateService,
  options: TestServiceOptions,
): Promise<StartedService> {
  const clock = createTestClock(options.now ?? '2026-01-15T10:00:00.000Z');
  const mail = createCapturedMail();
  const { platform, bus, close } = await openTestPlatform({ folder, clock, mail }, options);
  const definition = create(platform);
  await declareConsumer(definition, bus);
  const running = await startService(definition, platform, {
    ...(options.metrics && { metrics: options.metrics }),
    // A test calls faster than a person, and many persons of a test have one id.
    runQueued: (_caller, work) => work(),
    // Each call of waitUntilIdle would wait for it.
    relayDebounceMs: 0,
  });
  const server = createServer(running.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signer = createIdentitySigner({ key: platform.secrets.internalSigningKey });
  const waitUntilIdle = () => untilIdle(running, platform, bus);
  const end = async (): Promise<void> => {
    await drain(server, 1000);
    await running.stop();
    await close();
  };
  const stop = async (): Promise<void> => {
    await end();
    await rm(folder, { recursive: true, force: true });
  };

  return {
    client: createTestCaller({ url, signer, audience: definition.name }),
    platform,
    clock,
    mail,
    url,
    running,
    waitUntilIdle,
    async emit(event, data, as = {}) {
      const { aggregateId = platform.newId(), sequence = 1, id = platform.newId() } = as;
      const occurredAt = as.occurredAt ?? new Date(platform.now()).toISOString();
      const entry = { id, name: event.name, sequence, occurredAt, data: event.data.parse(data) };
      await bus.publish(messageOf(aggregateId, entry));
      await waitUntilIdle();
      return id;
    },
    published: (event) =>
      bus.messages
        .filter(({ routingKey }) => routingKey === event.name)
        .map((message) => ({ ...readEnvelope(message), data: event.data.parse(readEnvelope(message).data) })),
    async runJob(name) {
      const job = running.jobs.find((candidate) => candidate.name === name);
      if (job === undefined) throw new Error(`${definition.name} has no job ${name}`);
      await job.run();
    },
    end,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** An event that no queue is bound to is not published: here one queue stands for the consumers of all that the service publishes. */
async function declareConsumer({ publishes }: ServiceDefinition, bus: ObservedBus): Promise<void> {
  if (publishes.length === 0) return;
  await bus.declare({ name: 'test-consumer.events', routingKeys: publishes.map(({ name }) => name) });
}

async function openTestPlatform(
  parts: { folder: string; clock: TestClock; mail: CapturedMail },
  options: TestServiceOptions,
): Promise<{ platform: Platform; bus: ObservedBus; close: () => Promise<void> }> {
  const config = readConfig({
    DATA_DIR: parts.folder,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    ADMIN_EMAIL: options.admin?.email,
    ADMIN_USERNAME: options.admin?.username,
    ADMIN_PASSWORD: options.admin?.password,
  });
  const { now } = parts.clock;
  // The folder is removed at the end: no flush to the disk is waited for.
  const flushesAtClose = true;
  const shared = await openSharedPorts(config, { now, flushesAtClose });
  const bus = observeBus(shared.bus);
  const opened = await openPlatform(config, {
    service: 'gateway',
    shared: { ...shared, bus, mail: parts.mail },
    now,
    flushesAtClose,
  });
  const platform = { ...opened, ...options.replace?.(opened) };
  return {
    platform: { ...platform, documents: withOneCollection(platform.documents) },
    bus,
    async close() {
      await shared.close();
      await opened.close();
    },
  };
}

/**
 * The store with one object for each collection, also where a test wraps collections: a write signals its outbox to the
 * relay by that object, which otherwise finds the entry a second later.
 */
function withOneCollection(documents: DocumentStore): DocumentStore {
  const collections = new Map<string, Collection<StoredDocument>>();
  return {
    ...(documents.isShared !== undefined && { isShared: documents.isShared }),
    ping: () => documents.ping(),
    close: () => documents.close(),
    versioned: () => documents.versioned?.() ?? [],
    collection: <T extends StoredDocument>(name: string, shape?: Shape) => {
      const collection = collections.get(name) ?? documents.collection<StoredDocument>(name, shape);
      collections.set(name, collection);
      return collection as unknown as Collection<T>;
    },
  };
}

const idleTimeoutMs = 10_000;

async function untilIdle(
  { definition }: RunningService,
  platform: Platform,
  bus: ObservedBus,
): Promise<void> {
  const until = Date.now() + idleTimeoutMs;
  const hasWaiting = async (): Promise<boolean> => {
    const found = await Promise.all(
      definition.aggregates.map((name) =>
        platform.documents.collection(name).findOne({ outboxAt: { $gt: 0 } }, { projection: { _id: 1 } }),
      ),
    );
    return found.some((aggregate) => aggregate !== null);
  };
  do {
    if (Date.now() > until) throw new Error(`${definition.name} was not idle within ${idleTimeoutMs} ms`);
    await bus.idle();
    await wait(2);
  } while (bus.isBusy() || (await hasWaiting()));
}
