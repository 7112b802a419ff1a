import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseVersion } from '@pathshala/releases/choose-version';
import type { ReleaseStore } from '@pathshala/releases/port';
import { remoteDescription, type RemoteDescription } from '@pathshala/releases/remote-description';
import { emptyState, releaseState, type ReleaseState, type RemoteState } from '@pathshala/releases/state';
import { readRevision, readState } from '@pathshala/releases/state-log';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { Registry } from './registry.ts';
import { createVersionCache } from './version-cache.ts';

export type ServiceCanary = NonNullable<RemoteState['canary']>;

export interface StoreRegistry extends Registry {
  readonly store: ReleaseStore;
  /** The version of a service that a share of its callers gets; null: all get the same. */
  canaryOf(service: string): ServiceCanary | null;
  close(): void;
}

interface StoreRegistryOptions {
  readonly store: ReleaseStore;
  /** Copies of the published versions, which are served; they survive a restart. */
  readonly cacheFolder: string;
  readonly log: Logger;
  readonly pollMs?: number;
}

type Descriptions = ReadonlyMap<string, RemoteDescription>;

/**
 * The remotes that are live in the store, which is asked every two seconds for the next revision of its state. A version is
 * listed once all its files are on this machine. While the store is away, or a version in it is broken, the last good
 * versions stay; a start without the store has those of the last run.
 */
export async function openStoreRegistry(options: StoreRegistryOptions): Promise<StoreRegistry> {
  const { store, cacheFolder, log, pollMs = 2_000 } = options;
  mkdirSync(cacheFolder, { recursive: true });
  const cache = createVersionCache(store, cacheFolder);
  const stateFile = join(cacheFolder, 'state.json');
  let shown: ReleaseState = emptyState;
  let descriptions: Descriptions = new Map();
  /** The revision of which everything is shown. */
  let reached = 0;
  let problem: string | null = null;

  async function apply(state: ReleaseState): Promise<void> {
    const found = await describeAll(state, { known: descriptions, folderOf: cache.folderOf, last: shown });
    shown = { ...state, remotes: found.remotes };
    descriptions = found.descriptions;
    if (found.faults.length > 0) throw new Error(found.faults.join('; '));
    reached = state.revision;
    await writeFile(`${stateFile}.part`, JSON.stringify(state));
    await rename(`${stateFile}.part`, stateFile);
  }

  async function refresh(read: () => Promise<ReleaseState | null>): Promise<void> {
    try {
      const state = await read();
      if (state !== null) await apply(state);
      if (problem !== null) log.info({}, 'the store of remotes is whole again');
      problem = null;
    } catch (error) {
      const message = messageOf(error);
      if (problem !== message)
        log.warn({ problem: message }, 'the store of remotes is broken; the last versions stay');
      problem = message;
    }
  }

  // The state of the last run is read first: a store that is unreachable or was emptied does not affect visitors.
  await refresh(() => readStored(stateFile));
  await refresh(() => newestOf(store, reached));

  let timer: NodeJS.Timeout | undefined;
  const poll = () => {
    timer = setTimeout(() => {
      void refresh(() => newestAfter(store, reached)).then(poll);
    }, pollMs);
    timer.unref();
  };
  poll();

  return {
    store,
    read: (bucket) => Promise.resolve(listed(shown, descriptions, bucket)),
    hasCanary: () => Object.values(shown.remotes).some(({ canary }) => canary !== null),
    canaryOf: (service) => shown.rollouts[service]?.canary ?? null,
    folderOf: cache.folderOf,
    close: () => clearTimeout(timer),
  };
}

interface Described {
  readonly remotes: Readonly<Record<string, RemoteState>>;
  readonly descriptions: Descriptions;
  readonly faults: readonly string[];
}

/** Reads the descriptions of all versions that visitors may get; a remote with a missing one stays as it was last. */
async function describeAll(
  state: ReleaseState,
  options: {
    readonly known: Descriptions;
    readonly folderOf: Registry['folderOf'];
    readonly last: ReleaseState;
  },
): Promise<Described> {
  const descriptions = new Map(options.known);
  const remotes: Record<string, RemoteState> = {};
  const faults: string[] = [];
  for (const [name, remote] of Object.entries(state.remotes)) {
    try {
      for (const version of versionsOf(remote)) {
        const key = `${name}/${version}`;
        if (!descriptions.has(key))
          descriptions.set(key, await readDescription(options.folderOf, name, version));
      }
      remotes[name] = remote;
    } catch (error) {
      faults.push(`${name}: ${messageOf(error)}`);
      const last = options.last.remotes[name];
      if (last !== undefined) remotes[name] = last;
    }
  }
  return { remotes, descriptions, faults };
}

function versionsOf({ live, canary }: RemoteState): readonly string[] {
  return [live, canary].flatMap((one) => (one === null ? [] : [one.version]));
}

function listed(
  { remotes }: ReleaseState,
  descriptions: Descriptions,
  bucket: number | null,
): Record<string, RemoteDescription> {
  const entries = Object.keys(remotes)
    .sort()
    .map((name) => {
      const remote = remotes[name];
      const version = remote === undefined ? null : chooseVersion(name, remote, bucket);
      return [name, version === null ? undefined : descriptions.get(`${name}/${version}`)] as const;
    });
  return Object.fromEntries(entries.flatMap(([name, found]) => (found === undefined ? [] : [[name, found]])));
}

async function readDescription(
  folderOf: Registry['folderOf'],
  name: string,
  version: string,
): Promise<RemoteDescription> {
  const folder = await folderOf(name, version);
  if (folder === null) throw new Error(`version ${version} is not in the store`);
  return remoteDescription.parse(JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')));
}

/** Null: nothing has changed. */
async function newestOf(store: ReleaseStore, reached: number): Promise<ReleaseState | null> {
  const state = await readState(store);
  if (state.revision < reached)
    throw new Error(`the store has revision ${state.revision} of its state, and had ${reached} before`);
  return state.revision === reached ? null : state;
}

/** Follows the revisions one by one: a single request in most cases, which finds nothing. */
async function newestAfter(store: ReleaseStore, reached: number): Promise<ReleaseState | null> {
  if (reached === 0) return newestOf(store, reached);
  let newest: ReleaseState | null = null;
  for (let revision = reached + 1; ; revision += 1) {
    const next = await readRevision(store, revision);
    if (next === null) return newest;
    newest = next;
  }
}

async function readStored(file: string): Promise<ReleaseState | null> {
  try {
    return releaseState.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
