import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@pathshala/service-kit/config/read-config';
import type { Config } from '@pathshala/service-kit/config/config';
import { onParentExit } from '@pathshala/service-kit/on-parent-exit';
import { openRedisKeyValue } from '@pathshala/stores/key-value/redis';
import { startProcessReports } from '@pathshala/service-kit/operations/process-reports';
import { createSessionStore } from '@pathshala/service-kit/identity/session-store';
import { createLogger } from '@pathshala/service-kit/telemetry/create-logger';
import { createMetrics } from '@pathshala/service-kit/telemetry/metrics';
import { startTracing } from '@pathshala/service-kit/telemetry/tracing';
import type { GatewayMetrics } from '@pathshala/service-kit/telemetry/gateway-metrics';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { canaryUpstream } from './api/canary-upstream.ts';
import { identityPorts } from './api/identity-ports.ts';
import { remoteUpstream } from './api/remote-upstream.ts';
import type { Upstream } from './api/upstream.ts';
import { declaredRoutesOf } from './declared-routes.ts';
import { readOpenApi } from './docs/open-api-file.ts';
import { createGateway } from './gateway.ts';
import { openMetricsListener } from './health/metrics-listener.ts';
import { openHttpListener } from './http/http-listener.ts';
import { servicePrefixes } from './service-prefixes.ts';
import { openRemotes } from './site/open-remotes.ts';
import type { StoreRegistry } from './site/store-registry.ts';
import { readGatewaySettings, type GatewaySettings } from './settings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The gateway as a process of its own, its services elsewhere. */
async function run(
  config: Config & { redisUrl: string },
  settings: GatewaySettings,
): Promise<() => Promise<void>> {
  const stopTracing = await startTracing({ service: 'gateway', ...config.tracing });
  const log = createLogger({ service: 'gateway', level: config.logLevel });
  const metrics = createMetrics();
  const keyValue = await openRedisKeyValue({ url: config.redisUrl });
  const httpListener = await openHttpListener(config);
  const { dataDir } = config;
  const remotes = await openRemotes({ ...settings, dataDir, env: process.env, log });
  const reports = startProcessReports({
    part: 'gateway',
    version: config.version,
    metrics,
    shared: keyValue,
    log,
  });
  const gateway = createGateway({
    reports,
    ...settings,
    remotes,
    upstreams: await upstreamsOf(settings, { remotes, metrics, log }),
    sessions: createSessionStore({ keyValue, now: Date.now }),
    keyValue,
    ...identityPorts(config.secrets.internalSigningKey),
    version: config.version,
    sessionSecret: config.secrets.sessionSecret,
    publicUrl: config.publicUrl,
    siteRoot: root,
    openApi: readOpenApi,
    metrics: () => metrics.expose(),
    requestMetrics: metrics,
    log,
    now: Date.now,
  });
  const metricsListener =
    settings.metricsPort === undefined
      ? undefined
      : await openMetricsListener({
          host: config.host,
          port: settings.metricsPort,
          metrics: () => metrics.expose(),
          metricsToken: settings.metricsToken,
        });
  httpListener.use(gateway.listener);
  log.info({ url: httpListener.url }, 'gateway listens');
  return async () => {
    gateway.drain();
    await wait(config.drainMs);
    remotes?.close();
    await httpListener.close();
    await metricsListener?.close();
    await reports.stop();
    await keyValue.close();
    metrics.close();
    await stopTracing();
  };
}

interface ReleasedServices {
  /** Left out: no service has a canary. */
  readonly remotes: StoreRegistry | undefined;
  readonly metrics: GatewayMetrics;
  readonly log: Logger;
}

function upstreamsOf(
  { urlsOf }: GatewaySettings,
  { remotes: releases, ...others }: ReleasedServices,
): Promise<Upstream[]> {
  return Promise.all(
    [...servicePrefixes].map(async ([name, prefixes]) => {
      const routes = await declaredRoutesOf(name);
      const open = (urls: readonly string[]) => remoteUpstream({ name, prefixes, urls, routes });
      const live = open(urlsOf(name));
      return releases === undefined ? live : canaryUpstream(live, { releases, open, ...others });
    }),
  );
}

function readEnvironment(): Config & { redisUrl: string } {
  const config = readConfig(process.env, { port: 4000, hasFiles: false });
  const { redisUrl } = config;
  if (redisUrl === undefined)
    throw new Error('REDIS_URL: needed, because the services keep the sessions there.');
  return { ...config, redisUrl };
}

function stopOnSignal(stop: () => Promise<void>, config: Config): void {
  let isStopping = false;
  const begin = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), config.drainMs + 20_000).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', begin).on('SIGINT', begin);
  onParentExit(begin);
}

try {
  const config = readEnvironment();
  stopOnSignal(await run(config, readGatewaySettings(process.env)), config);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(78);
}
