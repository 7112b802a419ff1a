import { access } from 'node:fs/promises';
import type { ProcessReports } from '@pathshala/service-kit/operations/process-reports';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import type { StandbyState } from '@pathshala/stores/standby/port';
import type { Upstream, UpstreamStatus } from '../api/upstream.ts';

interface SiteStatusDependencies {
  readonly upstreams: readonly Upstream[];
  readonly keyValue: Pick<KeyValue, 'ping'>;
  /** The folder that holds `shell/dist`. */
  readonly siteRoot: string;
  readonly reports: Pick<ProcessReports, 'read'>;
  /** Left out: no standby can follow this site. */
  readonly standby?: (() => StandbyState) | undefined;
  /** Epoch ms. */
  readonly now: () => number;
}

/** The full picture: what this gateway reaches, and what each process reports. The body of `/statusz`. */
export async function readSiteStatus(
  { keyValue, upstreams, siteRoot, reports, standby: readStandby, now }: SiteStatusDependencies,
  { isDraining }: { readonly isDraining: boolean },
) {
  const [pages, isStoreUp, services, { isComplete, processes }] = await Promise.all([
    hasPages(siteRoot),
    succeeds(keyValue.ping()),
    Promise.all(upstreams.map(async (upstream) => [upstream.name, await upstream.status()] as const)),
    reports.read(),
  ]);
  const isServing = pages && !isDraining && services.every(([, status]) => isReachable(status));
  const standby = readStandby?.();
  const isWhole = isStoreUp && isThere(standby) && services.every(([, status]) => status?.status === 'ready');
  const good = isWhole ? 'ready' : 'degraded';
  return {
    status: isServing ? good : 'not ready',
    /** The time by which the reports of the processes are old or new. */
    at: now(),
    pages,
    'key-value': isStoreUp,
    standby,
    services: Object.fromEntries(
      services.map(([name, status]) => [name, status ?? { status: 'away' as const, degraded: [] }]),
    ),
    /** False while the key-value store, by which this gateway knows the other processes, is away. */
    isComplete,
    processes,
  } as const;
}

/** A site without a standby, or before its first one, lacks nothing. */
const isThere = (standby: StandbyState | undefined) => standby?.is !== 'away' && standby?.isDegraded !== true;

export const hasPages = (siteRoot: string): Promise<boolean> =>
  succeeds(access(`${siteRoot}/shell/dist/index.html`));

const isReachable = (status: UpstreamStatus | null) => status !== null && status.status !== 'not ready';

function succeeds(check: Promise<unknown>): Promise<boolean> {
  return check.then(
    () => true,
    () => false,
  );
}
