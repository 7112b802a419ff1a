import type { Releases } from '@pathshala/gateway-contract/releases';
import { lastReported } from '@pathshala/releases/audit/report-changes';
import type { ReleaseStore } from '@pathshala/releases/port';
import { publishedVersions } from '@pathshala/releases/published-versions';
import { lastChanges } from '@pathshala/releases/release-status';
import { isRemote } from '@pathshala/releases/remote-description';
import { readState } from '@pathshala/releases/state-log';
import { remoteIn } from '@pathshala/releases/transitions';
import type { Registry } from '../../site/registry.ts';

export async function releasesOfStore(store: ReleaseStore): Promise<Releases> {
  const [state, published, reported] = await Promise.all([
    readState(store),
    publishedVersions(store),
    lastReported(store),
  ]);
  const names = [...new Set([...Object.keys(state.remotes), ...published.keys()])].filter(isRemote).sort();
  return {
    source: 'store',
    revision: state.revision,
    remotes: names.map((name) => {
      const { live, canary, previous } = remoteIn(state, name);
      return {
        name,
        live,
        built: null,
        canary,
        previous: previous[0] ?? null,
        published: [...(published.get(name) ?? [])],
      };
    }),
    services: Object.entries(state.services).map(([name, live]) => ({ name, ...live })),
    isAuditPending: reported < state.revision,
    changes: [...(await lastChanges(store, state))],
  };
}

/** Returns the version of each build on this gateway's disk. */
export async function releasesOfBuilds(registry: Registry): Promise<Releases> {
  const builds = Object.values(await registry.read(null));
  return {
    source: 'builds',
    revision: 0,
    remotes: builds.map(({ name, version: built }) => ({
      name,
      live: null,
      built,
      canary: null,
      previous: null,
      published: [],
    })),
    services: [],
    isAuditPending: false,
    changes: [],
  };
}
