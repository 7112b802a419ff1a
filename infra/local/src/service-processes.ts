import { setTimeout as pause } from 'node:timers/promises';
import { declaredRoutesOf } from '@pathshala/gateway/declared-routes';
import { remoteUpstream } from '@pathshala/gateway/remote-upstream';
import { servicePrefixes } from '@pathshala/gateway/service-prefixes';
import { services } from '@pathshala/platform';
import type { Config } from '@pathshala/service-kit/config/config';
import { ConfigError } from '@pathshala/service-kit/config/read-config';
import type { SharedPorts } from '@pathshala/service-kit/platform/open-shared-ports';
import { freePort } from './free-port.ts';
import { connectPorts } from './process-ports.ts';
import { siteRoot } from './site-root.ts';
import { supervise, type Supervised } from './supervise.ts';

type Upstream = ReturnType<typeof remoteUpstream>;

export interface ServiceProcesses {
  readonly upstreams: readonly Upstream[];
  readonly processes: readonly Supervised[];
  stop(): Promise<void>;
}

const readyWithinMs = 60_000;
const lookEveryMs = 50;

/** Exams go before what others do: the system gives their process the time first. */
const niceOf = (name: string): number => (name === 'svc-exams' ? 0 : 5);

/**
 * The services that `PROCESSES` puts into processes of their own: names by commas, or `each`. Throws ConfigError: for an unknown
 * name, on stores that are servers, and with backups or a standby, which are of one moment only where one process writes all stores.
 */
export function processesIn(
  env: NodeJS.ProcessEnv,
  { mode, isFollowed }: { readonly mode: Config['mode']; readonly isFollowed: boolean },
): readonly string[] {
  const asked = (env['PROCESSES'] ?? '').split(',').map((name) => name.trim());
  const all = services.map(({ name }) => name);
  const names = asked.includes('each') ? all : asked.filter((name) => name !== '');
  if (names.length === 0) return [];
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new ConfigError([`PROCESSES: ${unknown.join(', ')} is none of ${all.join(', ')}`]);
  if (mode !== 'embedded')
    throw new ConfigError([
      'PROCESSES: for the embedded stores only; with servers use npm run start:distributed',
    ]);
  if (isFollowed)
    throw new ConfigError([
      'PROCESSES: backups and a standby follow the stores of one process. Set BACKUP_TARGET=off and no STANDBY_SECRET, or leave PROCESSES out',
    ]);
  return names;
}

/** Starts each of them; they are restarted when they end. Resolves when all take calls. */
export async function startServiceProcesses(
  names: readonly string[],
  { config, shared, log }: { config: Config; shared: SharedPorts; log: (line: string) => void },
): Promise<ServiceProcesses> {
  const started = await Promise.all(names.map((name) => startOne(name, { config, shared, log })));
  const processes = started.map(({ process }) => process);
  const upstreams = started.map(({ upstream }) => upstream);
  const stop = async () => void (await Promise.all(processes.map((process) => process.stop())));
  try {
    await Promise.all(upstreams.map(untilReady));
  } catch (error) {
    await stop();
    throw error;
  }
  return { upstreams, processes, stop };
}

async function startOne(
  name: string,
  { config, shared, log }: { config: Config; shared: SharedPorts; log: (line: string) => void },
): Promise<{ process: Supervised; upstream: Upstream }> {
  const port = await freePort();
  const process = supervise(
    {
      name,
      script: `${siteRoot}/infra/local/src/service-process.ts`,
      values: [name, String(niceOf(name))],
      env: {
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: config.dataDir,
        PUBLIC_URL: config.publicUrl,
        SEED: 'none',
      },
      onStart(child) {
        const ports = connectPorts(child);
        ports.serve('bus', shared.bus);
        ports.serve('keyValue', shared.keyValue);
      },
    },
    log,
  );
  const prefixes = servicePrefixes.get(name) ?? [];
  const routes = await declaredRoutesOf(name);
  return {
    process,
    upstream: remoteUpstream({ name, prefixes, urls: [`http://127.0.0.1:${port}`], routes }),
  };
}

async function untilReady(upstream: Upstream): Promise<void> {
  const until = Date.now() + readyWithinMs;
  for (;;) {
    const status = (await upstream.status())?.status ?? 'not ready';
    if (status !== 'not ready') return;
    if (Date.now() > until) throw new Error(`${upstream.name} is not ready within a minute`);
    await pause(lookEveryMs);
  }
}
