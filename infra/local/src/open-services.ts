import type { Config } from '@pathshala/service-kit/config';
import {
  createNewId,
  openPlatform,
  openSharedPorts,
  type OpenPlatform,
  type SharedPorts,
} from '@pathshala/service-kit/platform';
import {
  startService,
  type CreateService,
  type RunningService,
  type ServiceDefinition,
} from '@pathshala/service-kit/service';
import { createMetrics, type Metrics } from '@pathshala/service-kit/telemetry';
import { createAuthService } from '@pathshala/svc-auth/service';
import { createCampaignsService } from '@pathshala/svc-campaigns/service';
import { createCatalogService } from '@pathshala/svc-catalog/service';
import { createExamsService } from '@pathshala/svc-exams/service';

/** In the order in which sample data is loaded: a publisher comes before its consumers. */
const creators = {
  'svc-auth': createAuthService,
  'svc-catalog': createCatalogService,
  'svc-campaigns': createCampaignsService,
  'svc-exams': createExamsService,
} as const satisfies Record<string, CreateService>;

type ServiceName = keyof typeof creators;

export interface OpenService {
  readonly service: RunningService;
  readonly platform: OpenPlatform;
}

export interface OpenServices {
  readonly all: readonly OpenService[];
  readonly shared: SharedPorts;
  readonly metrics: Metrics;
  stop(): Promise<void>;
}

export interface OpenDefinitions {
  readonly definitions: readonly ServiceDefinition[];
  readonly shared: SharedPorts;
  readonly newId: () => string;
  close(): Promise<void>;
}

/** What the services are and store, none of them running: for a command. */
export async function openDefinitions(config: Config): Promise<OpenDefinitions> {
  const shared = await openSharedPorts(config, { now: Date.now });
  const names = Object.keys(creators) as ServiceName[];
  const platforms = await Promise.all(
    names.map(async (service) => ({ service, platform: await openPlatform(config, { service, shared }) })),
  );
  return {
    definitions: platforms.map(({ service, platform }) => creators[service](platform)),
    shared,
    newId: createNewId(Date.now),
    async close() {
      await Promise.all(platforms.map(({ platform }) => platform.close()));
      await shared.close();
    },
  };
}

/** Starts the four services in this process, on the stores that the configuration names. */
export async function openServices(config: Config): Promise<OpenServices> {
  const shared = await openSharedPorts(config, { now: Date.now });
  const metrics = createMetrics();
  const names = Object.keys(creators) as ServiceName[];
  const all = await Promise.all(
    names.map(async (name): Promise<OpenService> => {
      const platform = await openPlatform(config, { service: name, shared });
      return { platform, service: await startService(creators[name](platform), platform, { metrics }) };
    }),
  );
  return {
    all,
    shared,
    metrics,
    async stop() {
      await Promise.all(all.map(({ service }) => service.stop()));
      await Promise.all(all.map(({ platform }) => platform.close()));
      await shared.close();
      metrics.close();
    },
  };
}
