import { createGateway } from '@pathshala/gateway';
import { openHttpListener, type HttpListener } from '@pathshala/gateway/http-listener';
import { identityPorts } from '@pathshala/gateway/identity-ports';
import { openMetricsListener } from '@pathshala/gateway/metrics-listener';
import { mountedUpstream } from '@pathshala/gateway/mounted-upstream';
import { readOpenApi } from '@pathshala/gateway/open-api';
import { openRemotes } from '@pathshala/gateway/open-remotes';
import { readGatewaySettings } from '@pathshala/gateway/settings';
import { readConfig } from '@pathshala/service-kit/config/read-config';
import type { Config } from '@pathshala/service-kit/config/config';
import type { RunningService } from '@pathshala/service-kit/service/service';
import { startTracing } from '@pathshala/service-kit/telemetry/tracing';
import { createLogger } from '@pathshala/service-kit/telemetry/create-logger';
import type { OpenBackups } from '@pathshala/stores/backup/open-backups';
import { lockData } from './data-lock.ts';
import { guardFirstStart } from './first-start.ts';
import type { OpenServicesOptions } from './open-services.ts';
import { refuseUnfinishedRestore } from './restored-files.ts';
import { startBackups, startRecording } from './start-backups.ts';
import { siteRoot } from './site-root.ts';

export interface EmbeddedOptions {
  /** Contains all stores, mails and uploads. */
  readonly dataDir?: string;
  /** 0: a free port. */
  readonly port?: number;
  readonly seed?: Config['seed'];
  readonly publicUrl?: string;
  /** Reports the progress of the past of the sample school; left out: the school has no past. */
  readonly reportPast?: (line: string) => void;
  /** Backups are made although no target is named: in a folder beside the stores (false). */
  readonly isBackedUp?: boolean;
  /** The build of the front ends, which goes on beside the loading of the sample data: ready is when both are done. */
  readonly frontEnds?: Promise<void>;
  /** Milliseconds between two looks at the store of remotes (2,000); a test chooses it short. */
  readonly releasePollMs?: number;
  /** Further variables of the environment; they are set for the whole process. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Site {
  /** Base URL, without a slash at the end. */
  readonly url: string;
  /** The address of the site in mails and for passkeys. */
  readonly publicUrl: string;
  readonly services: readonly RunningService[];
  /** Finishes the calls in progress first. */
  stop(): Promise<void>;
}

/**
 * The whole product in this process: gateway, four services, stores in files. Resolves when it is ready.
 * Rejects with ConfigError, DataInUseError, or what `listen` says (EADDRINUSE).
 */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<Site> {
  const settings = readSettings(options);
  const httpListener = await openHttpListener(settings.config);
  try {
    // A port of 0 is known only now, and mails must name the real one.
    const config = settings.hasPublicUrl
      ? settings.config
      : { ...settings.config, publicUrl: namedUrl(httpListener.url) };
    return await startBehind(httpListener, { ...options, config, env: settings.env });
  } catch (error) {
    await httpListener.close(0);
    throw error;
  }
}

/** Passkeys need a name: they do not work at an address that is a number. */
function namedUrl(url: string): string {
  return url.replace('//127.0.0.1:', '//localhost:');
}

function upstreamOf(service: RunningService) {
  const routes = service.definition.routes.map(({ route }) => route);
  return mountedUpstream({ ...service, routes });
}

interface Starting extends Pick<
  EmbeddedOptions,
  'reportPast' | 'frontEnds' | 'releasePollMs' | 'isBackedUp'
> {
  readonly config: Config;
  readonly env: NodeJS.ProcessEnv;
}

async function startBehind(httpListener: HttpListener, options: Starting): Promise<Site> {
  const { config, env, frontEnds, releasePollMs: pollMs } = options;
  const lock = lockData(config.dataDir);
  try {
    refuseUnfinishedRestore(config.dataDir);
    const stopTracing = await startTracing({ service: 'pathshala', ...config.tracing });
    const [{ services, stopBackups }] = await Promise.all([openFilled(options), frontEnds]);
    const { keyValue, sessions } = services.shared;
    const settings = readGatewaySettings(env);
    const { metricsPort: port, metricsToken } = settings;
    const metrics = () => services.metrics.expose();
    const metricsListener =
      port === undefined
        ? undefined
        : await openMetricsListener({ host: config.host, port, metrics, metricsToken });
    const log = createLogger({ service: 'gateway', level: config.logLevel });
    const polling = pollMs === undefined ? {} : { pollMs };
    const remotes = await openRemotes({ ...settings, ...polling, dataDir: config.dataDir, env, log });
    const gateway = createGateway({
      ...settings,
      remotes,
      upstreams: services.all.map(({ service }) => upstreamOf(service)),
      sessions,
      calls: services.requests,
      keyValue,
      ...identityPorts(config.secrets.internalSigningKey),
      version: config.version,
      sessionSecret: config.secrets.sessionSecret,
      publicUrl: config.publicUrl,
      siteRoot,
      openApi: readOpenApi,
      metrics,
      requestMetrics: services.metrics,
      log,
      now: Date.now,
    });
    httpListener.use(gateway.listener);
    return {
      url: httpListener.url,
      publicUrl: config.publicUrl,
      services: services.all.map(({ service }) => service),
      async stop() {
        gateway.drain();
        remotes?.close();
        await httpListener.close();
        await metricsListener?.close();
        await stopBackups(() => services.stop());
        await stopTracing();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens the services; at the first start, with a past and sample data. */
async function openFilled({ config, env, reportPast, isBackedUp = false }: Starting) {
  const firstStart = guardFirstStart(config.dataDir);
  if (firstStart.isFirst && reportPast !== undefined) await makePast(config, reportPast);
  const backups = await backupsOf(config, isBackedUp);
  const services = await openWithSamples(config, { isDemanded: env['SEED'] === 'sample', backups });
  firstStart.finish();
  return { services, stopBackups: startBackups(config.dataDir, backups) };
}

/** Undefined: none are made. Stores that are servers have backups of their own (operations.md). */
async function backupsOf(config: Config, isBackedUp: boolean): Promise<OpenBackups | undefined> {
  const isWanted = isBackedUp ? config.backupTarget !== null : typeof config.backupTarget === 'string';
  if (!isWanted || config.mode !== 'embedded') return undefined;
  const { openSiteBackups } = await import('./site-backups.ts');
  return openSiteBackups(config, { isScheduled: true });
}

/** Imports the services after the port is open: early requests get 503 with Retry-After, not a refused connection. */
async function openWithSamples(
  config: Config,
  { isDemanded, backups }: { readonly isDemanded: boolean; readonly backups: OpenBackups | undefined },
) {
  const { openServices } = await import('./open-services.ts');
  const { loadSamples } = await import('./load-samples.ts');
  const services = await openServices(config, {
    ...(backups === undefined ? {} : followedBy(backups)),
    beforeStart: (opened) => startRecording(opened, backups),
  });
  try {
    await loadSamples(services.all, { seed: config.seed, isDemanded });
    return services;
  } catch (error) {
    await services.stop();
    throw error;
  }
}

function followedBy(backups: OpenBackups): OpenServicesOptions {
  return {
    follower: backups.follower,
    portsOf: (ports) => ({ ...ports, backups, files: backups.watched(ports.files) }),
  };
}

/** Makes the past only in stores of this machine: whether an outside one is empty is not known. */
async function makePast(config: Config, report: (line: string) => void): Promise<void> {
  if (config.seed !== 'sample' || config.mode !== 'embedded') return;
  const { loadPast } = await import('./past/load-past.ts');
  await loadPast(config, { now: Date.now(), report });
}

function readSettings(options: EmbeddedOptions): {
  config: Config;
  hasPublicUrl: boolean;
  env: NodeJS.ProcessEnv;
} {
  Object.assign(process.env, options.env);
  const env = {
    ...process.env,
    ...(options.dataDir === undefined ? {} : { DATA_DIR: options.dataDir }),
    ...(options.port === undefined ? {} : { PORT: String(options.port) }),
    ...(options.seed === undefined ? {} : { SEED: options.seed }),
    ...(options.publicUrl === undefined ? {} : { PUBLIC_URL: options.publicUrl }),
  };
  return { config: readConfig(env), hasPublicUrl: (env.PUBLIC_URL ?? '') !== '', env };
}
