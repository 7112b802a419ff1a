import type { RequestListener } from 'node:http';
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
import { lockData } from './data-lock.ts';
import { openFilled } from './open-filled.ts';
import { reportSite } from './report-site.ts';
import { refuseUnfinishedRestore } from './restored-files.ts';
import { siteRoot } from './site-root.ts';
import type { SiteFeed } from './standby/open-feed.ts';
import { finishPlacing, refuseCopy } from './standby/copy-files.ts';
import { createFence, fencedAtStart } from './standby/fenced-at-start.ts';
import { createRefusingListener } from './standby/refusing-listener.ts';
import type { Supervised } from './supervise.ts';

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
  /** The services in this process. */
  readonly services: readonly RunningService[];
  /** The services in processes of their own. */
  readonly processes: readonly Supervised[];
  /** Why this machine serves nothing: another one has taken over. Null: it serves. */
  readonly refusal: () => string | null;
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
    const config = configAt(httpListener, settings);
    return await startBehind(httpListener, { ...options, config, env: settings.env });
  } catch (error) {
    await httpListener.close(0);
    throw error;
  }
}

/** A port of 0 is known only when it is open, and mails must name the real one. */
export function configAt(
  { url }: HttpListener,
  { config, hasPublicUrl }: ReturnType<typeof readSettings>,
): Config {
  return hasPublicUrl ? config : { ...config, publicUrl: namedUrl(url) };
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

/** Starts the site behind a port that is open already. */
export async function startBehind(httpListener: HttpListener, options: Starting): Promise<Site> {
  const { config } = options;
  const lock = lockData(config.dataDir);
  try {
    refuseUnfinishedRestore(config.dataDir);
    finishPlacing(config);
    refuseCopy(config.dataDir);
    const words = await fencedAtStart(config);
    const serving = words === null ? await serve(httpListener, options) : serveNothing(httpListener, words);
    return {
      ...serving,
      url: httpListener.url,
      publicUrl: config.publicUrl,
      async stop() {
        serving.drain();
        await httpListener.close();
        await serving.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

interface Serving extends Pick<Site, 'services' | 'processes' | 'refusal'> {
  drain(): void;
  stop(): Promise<void>;
}

function serveNothing(httpListener: HttpListener, words: string): Serving {
  httpListener.use(
    createRefusingListener({ words: () => words, status: () => ({ status: 'fenced', words }) }),
  );
  const nothing = { drain: () => undefined, stop: () => Promise.resolve() };
  return { ...nothing, services: [], processes: [], refusal: () => words };
}

async function serve(httpListener: HttpListener, options: Starting): Promise<Serving> {
  const { config, env, frontEnds, releasePollMs: pollMs } = options;
  const fence = createFence();
  const stopTracing = await startTracing({ service: 'pathshala', ...config.tracing });
  const [filled] = await Promise.all([
    openFilled({ ...options, httpListener, onFenced: (words) => fence.close(words) }),
    frontEnds,
  ]);
  const { services, processes, feed } = filled;
  const { keyValue, sessions } = services.shared;
  const settings = readGatewaySettings(env);
  const log = createLogger({ service: 'gateway', level: config.logLevel });
  const reports = reportSite(services, { config, env, log });
  const metrics = () => services.metrics.expose();
  const metricsListener = await metricsListenerOf(config, { ...settings, metrics });
  const polling = pollMs === undefined ? {} : { pollMs };
  const remotes = await openRemotes({ ...settings, ...polling, dataDir: config.dataDir, env, log });
  const gateway = createGateway({
    ...settings,
    reports,
    remotes,
    upstreams: [...services.all.map(({ service }) => upstreamOf(service)), ...processes.upstreams],
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
    standby: feed && (() => feed.feed.state()),
    log,
    now: Date.now,
  });
  if (feed !== undefined) services.metrics.watchStandby(() => feed.feed.state());
  httpListener.use(answering(gateway, feed));
  const stop = once(async () => {
    remotes?.close();
    await metricsListener?.close();
    await reports.stop();
    await filled.close();
    await stopTracing();
  });
  fence.onClosed((words) => {
    gateway.drain();
    serveNothing(httpListener, words);
    void stop();
  });
  return {
    services: services.all.map(({ service }) => service),
    processes: processes.processes,
    refusal: () => fence.words(),
    drain: () => gateway.drain(),
    stop,
  };
}

/** Calls of a standby, then those of everybody. */
function answering(
  gateway: Pick<ReturnType<typeof createGateway>, 'listener'>,
  feed: SiteFeed | undefined,
): RequestListener {
  return (request, response) => {
    if (feed?.answers(request, response) !== true) gateway.listener(request, response);
  };
}

/** Undefined: the metrics are served by the gateway. */
async function metricsListenerOf(
  { host }: Config,
  settings: Pick<ReturnType<typeof readGatewaySettings>, 'metricsPort' | 'metricsToken'> & {
    readonly metrics: () => Promise<{ text: string; contentType: string }>;
  },
) {
  const { metricsPort: port, metricsToken, metrics } = settings;
  return port === undefined ? undefined : openMetricsListener({ host, port, metrics, metricsToken });
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= work());
}

export function readSettings(options: EmbeddedOptions): {
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
