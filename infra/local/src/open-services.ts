import type { RequestListener } from 'node:http';
import type { Config } from '@pathshala/service-kit/config/config';
import { createReadService } from '@pathshala/service-kit/http/read-service';
import { createNewId } from '@pathshala/service-kit/platform/new-id';
import { services } from '@pathshala/platform';
import { openPlatform } from '@pathshala/service-kit/platform/open-platform';
import type { OpenPlatform } from '@pathshala/service-kit/platform/platform';
import { createRequestActivity, type RequestActivity } from '@pathshala/service-kit/events/request-activity';
import { callInProcess } from './call-in-process.ts';
import { declareQueues } from './declare-queues.ts';
import { loadService } from './load-service.ts';
import { openSharedPorts, type SharedPorts } from '@pathshala/service-kit/platform/open-shared-ports';
import type { FlushOptions } from '@pathshala/stores/open-stores';
import { startService, type StartServiceOptions } from '@pathshala/service-kit/service/start-service';
import { refuseNewerStore } from '@pathshala/service-kit/service/stored-format';
import type { RunningService, ServiceDefinition } from '@pathshala/service-kit/service/service';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { createMetrics, type Metrics } from '@pathshala/service-kit/telemetry/metrics';

export interface OpenService {
  readonly service: RunningService;
  readonly platform: OpenPlatform;
}

export interface OpenServices {
  readonly all: readonly OpenService[];
  readonly shared: SharedPorts;
  readonly metrics: Metrics;
  readonly requests: RequestActivity;
  stop(): Promise<void>;
}

export interface OpenDefinitions {
  readonly definitions: readonly ServiceDefinition[];
  readonly shared: SharedPorts;
  readonly newId: () => string;
  close(): Promise<void>;
}

/** Definitions and platforms of the services without starting them: for a command. */
export async function openDefinitions(config: Config): Promise<OpenDefinitions> {
  const shared = await openSharedPorts(config, { now: Date.now });
  const platforms = await Promise.all(
    services.map(async ({ name }) => {
      const platform = await openPlatform(config, { service: name, shared });
      return { platform, definition: (await loadService(name))(platform) };
    }),
  );
  return {
    definitions: platforms.map(({ definition }) => definition),
    shared,
    newId: createNewId(Date.now),
    async close() {
      await Promise.all(platforms.map(({ platform }) => platform.close()));
      await shared.close();
    },
  };
}

export interface OpenServicesOptions extends FlushOptions {
  /** The services that run in processes of their own: they are not opened here. */
  readonly elsewhere?: readonly string[];
  /** Epoch milliseconds; the real time by default. */
  readonly now?: () => number;
  /** Replaces what it changes of the shared ports. */
  readonly portsOf?: (opened: SharedPorts) => SharedPorts;
  /** Replaces the log of each service. */
  readonly logOf?: (log: Logger) => Logger;
  /** Replaces what it changes of a service; an omitted job is run by the caller. */
  readonly definitionOf?: (made: ServiceDefinition) => ServiceDefinition;
  readonly runQueued?: StartServiceOptions['runQueued'];
  /** Runs when the stores are open and nothing is written yet. */
  readonly beforeStart?: (opened: readonly PreparedService[]) => Promise<void>;
}

/** A service that is about to start. */
export interface PreparedService {
  readonly platform: OpenPlatform;
  readonly definition: ServiceDefinition;
}

const same = <Value>(value: Value): Value => value;

/** Starts the services in this process, on the stores that the configuration names. Rejects with NewerStoreError. */
export async function openServices(config: Config, options: OpenServicesOptions = {}): Promise<OpenServices> {
  const { now = Date.now, portsOf = same, logOf = same, definitionOf = same } = options;
  const { flushesAtClose, follower, runQueued, beforeStart, elsewhere = [] } = options;
  const flushing = { now, flushesAtClose, follower };
  const shared = portsOf(await openSharedPorts(config, flushing));
  const listeners = new Map<string, RequestListener>();
  const readService = createReadService(config.secrets.internalSigningKey, (service, call) => {
    const listener = listeners.get(service);
    if (listener === undefined) throw new Error(`${service} does not run`);
    return callInProcess(listener, { method: 'GET', ...call });
  });
  const prepared = await Promise.all(
    services
      .filter(({ name }) => !elsewhere.includes(name))
      .map(async ({ name }): Promise<PreparedService> => {
        const opened = await openPlatform(config, { ...flushing, service: name, shared, readService });
        const platform = { ...opened, log: logOf(opened.log) };
        return { platform, definition: definitionOf((await loadService(name))(platform)) };
      }),
  );
  const closeStores = async (): Promise<void> => {
    await Promise.all(prepared.map(({ platform }) => platform.close()));
    await shared.close();
  };
  const metrics = createMetrics();
  const requests = createRequestActivity();
  try {
    for (const { platform, definition } of prepared) await refuseNewerStore(definition.name, platform);
    await beforeStart?.(prepared);
    await declareQueues(shared.bus);
  } catch (error) {
    await closeStores();
    throw error;
  }
  const all = await Promise.all(
    prepared.map(async ({ platform, definition }): Promise<OpenService> => {
      const ofProcess = { metrics, requests, ...(runQueued && { runQueued }) };
      const service = await startService(definition, platform, ofProcess);
      listeners.set(definition.name, service.listener);
      return { platform, service };
    }),
  );
  return {
    all,
    shared,
    metrics,
    requests,
    async stop() {
      await Promise.all(all.map(({ service }) => service.stop()));
      await closeStores();
      metrics.close();
    },
  };
}
