import type { HttpListener } from '@pathshala/gateway/http-listener';
import type { Config } from '@pathshala/service-kit/config/config';
import type { OpenBackups } from '@pathshala/stores/backup/open-backups';
import { guardFirstStart } from './first-start.ts';
import type { ServiceProcesses } from './service-processes.ts';
import type { OpenServices, OpenServicesOptions, PreparedService } from './open-services.ts';
import { startBackups, startRecording } from './start-backups.ts';
import type { SiteFeed } from './standby/open-feed.ts';

export interface FillOptions {
  readonly config: Config;
  readonly env: NodeJS.ProcessEnv;
  readonly httpListener: HttpListener;
  /** Reports the progress of the past of the sample school; left out: the school has no past. */
  readonly reportPast?: (line: string) => void;
  /** Backups are made although no target is named: in a folder beside the stores (false). */
  readonly isBackedUp?: boolean;
  /** Another machine has taken over: nothing must be served any more. */
  readonly onFenced: (words: string) => void;
}

export interface FilledSite {
  /** The services in this process. */
  readonly services: OpenServices;
  /** The others. */
  readonly processes: ServiceProcesses;
  /** Undefined: no standby can follow. */
  readonly feed: SiteFeed | undefined;
  /** Closes services and stores, with everything recorded and sent. */
  close(): Promise<void>;
}

const noProcesses: ServiceProcesses = { upstreams: [], processes: [], stop: () => Promise.resolve() };

/** The client of other processes is loaded only where there are some. */
async function loadProcesses({ PROCESSES: names = '' }: NodeJS.ProcessEnv) {
  if (names !== '') return import('./service-processes.ts');
  return { processesIn: () => [], startServiceProcesses: () => Promise.resolve(noProcesses) };
}

/** Opens the services; at the first start, with a past and sample data. */
export async function openFilled(options: FillOptions): Promise<FilledSite> {
  const { config, env, reportPast, isBackedUp = false } = options;
  const wantsBackups = isBackedUp ? config.backupTarget !== null : typeof config.backupTarget === 'string';
  const { processesIn, startServiceProcesses } = await loadProcesses(env);
  const isFollowed = wantsBackups || config.standby !== undefined;
  const elsewhere = processesIn(env, { mode: config.mode, isFollowed });
  const firstStart = guardFirstStart(config.dataDir);
  if (firstStart.isFirst && reportPast !== undefined) await makePast(config, reportPast);
  const backups = await backupsOf(config, wantsBackups);
  const feed = await feedOf(options, backups);
  const follow = {
    ...followedBy(backups, feed),
    beforeStart: (opened: readonly PreparedService[]) => startRecording(opened, backups),
  };
  const isDemanded = env['SEED'] === 'sample';
  // Sample data is loaded where all services are in one process.
  if (elsewhere.length > 0) await (await openWithSamples(config, { isDemanded, follow })).stop();
  const services = await openWithSamples(config, { isDemanded, follow: { ...follow, elsewhere } });
  firstStart.finish();
  const stopBackups = startBackups(config.dataDir, backups);
  feed?.feed.start();
  const starting = { config, shared: services.shared, log: console.error };
  const processes = await startServiceProcesses(elsewhere, starting);
  return {
    services,
    processes,
    feed,
    async close() {
      await processes.stop();
      feed?.feed.halt();
      await stopBackups(() => services.stop());
      await feed?.feed.close();
    },
  };
}

/** Undefined: none are made. Stores that are servers have backups of their own (operations.md). */
async function backupsOf(config: Config, isWanted: boolean): Promise<OpenBackups | undefined> {
  if (!isWanted || config.mode !== 'embedded') return undefined;
  const { openSiteBackups } = await import('./site-backups.ts');
  return openSiteBackups(config, { isScheduled: true });
}

async function feedOf({ config, httpListener, onFenced }: FillOptions, backups: OpenBackups | undefined) {
  if (config.standby === undefined || config.mode !== 'embedded') return undefined;
  const { LogRecorder } = await import('@pathshala/stores/backup/log-recorder');
  const { openFeed } = await import('./standby/open-feed.ts');
  const log = backups?.log ?? new LogRecorder({ target: null, uploadsDir: null, now: Date.now });
  return openFeed(config, { log, httpListener, onFenced });
}

/** Imports the services after the port is open: early requests get 503 with Retry-After, not a refused connection. */
async function openWithSamples(
  config: Config,
  { isDemanded, follow }: { readonly isDemanded: boolean; readonly follow: OpenServicesOptions },
) {
  const { openServices } = await import('./open-services.ts');
  const { loadSamples } = await import('./load-samples.ts');
  const services = await openServices(config, follow);
  try {
    if ((follow.elsewhere ?? []).length === 0)
      await loadSamples(services.all, { seed: config.seed, isDemanded });
    return services;
  } catch (error) {
    await services.stop();
    throw error;
  }
}

function followedBy(backups: OpenBackups | undefined, feed: SiteFeed | undefined): OpenServicesOptions {
  const follower = feed?.feed.follower ?? backups?.follower;
  if (follower === undefined) return {};
  return {
    follower,
    portsOf: (ports) => {
      const recorded = backups?.watched(ports.files) ?? ports.files;
      return { ...ports, backups, files: feed?.feed.watched(recorded) ?? recorded };
    },
  };
}

/** Makes the past only in stores of this machine: whether an outside one is empty is not known. */
async function makePast(config: Config, report: (line: string) => void): Promise<void> {
  if (config.seed !== 'sample' || config.mode !== 'embedded') return;
  const { loadPast } = await import('./past/load-past.ts');
  await loadPast(config, { now: Date.now(), report });
}
