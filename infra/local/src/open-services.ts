import type { Config } from '@pathshala/service-kit/config';
import {
  openPlatform,
  openSharedPorts,
  type OpenPlatform,
  type SharedPorts,
} from '@pathshala/service-kit/platform';
import { startService, type CreateService, type RunningService } from '@pathshala/service-kit/service';
import { createMetrics, type Metrics } from '@pathshala/service-kit/telemetry';
import { createAuthService } from '@pathshala/svc-auth/service';
import { createCampaignsService } from '@pathshala/svc-campaigns/service';
import { createCatalogService } from '@pathshala/svc-catalog/service';
import { createExamsService } from '@pathshala/svc-exams/service';

/** In the order in which sample data is loaded: who is told of by an event comes before who hears it. */
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
