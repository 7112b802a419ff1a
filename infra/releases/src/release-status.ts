import type { ReleaseStore } from './port.ts';
import { isRemote } from './remote-description.ts';
import type { ReleaseState, RemoteState } from './state.ts';
import { readRevision, readState } from './state-log.ts';
import { remoteIn } from './transitions.ts';
import { publishedVersions } from './published-versions.ts';

const shownChanges = 10;

type ShownChange = Omit<ReleaseState['change'], 'audit'>;

export interface Status {
  readonly revision: number;
  readonly remotes: readonly {
    readonly name: string;
    readonly live: string;
    readonly since: string;
    readonly by: string;
    readonly canary: string;
    /** The version to which `rollback` returns. */
    readonly rollback: string;
    readonly published: number;
  }[];
  readonly services: readonly {
    readonly name: string;
    /** The version that its rollout recorded. */
    readonly live: string;
    readonly since: string;
    readonly by: string;
    /** The version that was promoted. */
    readonly wanted: string;
    readonly canary: string;
    readonly rollback: string;
  }[];
  /** The newest first. */
  readonly changes: readonly ShownChange[];
}

export async function readStatus(store: ReleaseStore): Promise<Status> {
  const [state, published] = await Promise.all([readState(store), publishedVersions(store)]);
  const names = [...new Set([...Object.keys(state.remotes), ...published.keys()])].filter(isRemote).sort();
  const services = [...new Set([...Object.keys(state.services), ...Object.keys(state.rollouts)])];
  return {
    revision: state.revision,
    remotes: names.map((name) => ({
      name,
      ...remoteStatus(remoteIn(state, name)),
      published: published.get(name)?.length ?? 0,
    })),
    services: services.map((name) => {
      const { version: live = '-', since = '-', by = '-' } = state.services[name] ?? {};
      const { live: wanted, canary, rollback } = remoteStatus(remoteIn(state, name));
      return { name, live, since, by, wanted, canary, rollback };
    }),
    changes: await lastChanges(store, state),
  };
}

function remoteStatus({ live, canary, previous }: RemoteState) {
  const { version = '-', since = '-', by = '-' } = live ?? {};
  const target = previous[0] ?? '-';
  return {
    live: version,
    since,
    by,
    canary: canary === null ? '-' : `${canary.version} ${canary.percent} %`,
    rollback: canary === null ? target : 'ends the canary',
  };
}

/** The newest first. */
export async function lastChanges(
  store: ReleaseStore,
  { revision }: ReleaseState,
): Promise<Status['changes']> {
  const count = Math.min(shownChanges, revision);
  const states = await Promise.all(
    Array.from({ length: count }, (_, back) => readRevision(store, revision - back)),
  );
  return states.flatMap((state) => {
    if (state === null) return [];
    const { at, by, what } = state.change;
    return [{ at, by, what }];
  });
}
