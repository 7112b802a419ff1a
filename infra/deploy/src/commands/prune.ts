import { buildKey } from '@pathshala/releases/keys';
import type { ReleaseStore } from '@pathshala/releases/port';
import { publicationFile, readPublication } from '@pathshala/releases/publication';
import type { ReleaseState } from '@pathshala/releases/state';
import { publishedVersions } from '@pathshala/releases/published-versions';
import { readState } from '@pathshala/releases/state-log';
import type { Deployment } from '../deployment.ts';
import { changeState } from '@pathshala/releases/change-state';
import { forget, remoteIn } from '@pathshala/releases/transitions';

/** Milliseconds for which a version stays after visitors last got it: open tabs load from it. */
const retentionMs = 30 * 24 * 60 * 60_000;

export interface Pruned {
  readonly name: string;
  readonly version: string;
}

/** Removes the old versions that no visitor gets, no machine runs and no rollback returns to. */
export async function prune(deployment: Deployment): Promise<readonly Pruned[]> {
  const { store } = deployment;
  const author = deployment.author();
  const removed: Pruned[] = [];
  for (const [name, versions] of await publishedVersions(store)) {
    const old: string[] = [];
    for (const version of versions) {
      if (await isOld(store, { name, version }, Date.parse(author.at))) old.push(version);
    }
    let gone: readonly string[] = [];
    const isUsed = (state: ReleaseState, version: string) => inUse(state, name).includes(version);
    const apply = (state: ReleaseState) => {
      gone = old.filter((version) => !isUsed(state, version));
      return forget(state, name, gone);
    };
    const facts = () => ({ removed: [...gone] });
    const now = await readState(store);
    if (old.every((version) => isUsed(now, version))) continue;
    // The state drops the versions before they are removed, so that no rollback can return to them.
    await changeState(store, { ...author, name, verb: 'prune', what: `prune ${name}`, apply, facts });
    for (const version of gone) await removeVersion(store, { name, version });
    removed.push(...gone.map((version) => ({ name, version })));
  }
  return removed;
}

function inUse(state: ReleaseState, name: string): readonly string[] {
  const { live, canary, previous } = remoteIn(state, name);
  const running = state.services[name]?.version;
  return [live?.version, canary?.version, previous[0], running].filter((version) => version !== undefined);
}

async function isOld(store: ReleaseStore, { name, version }: Pruned, now: number): Promise<boolean> {
  const [publication, state] = await Promise.all([readPublication(store, name, version), readState(store)]);
  const dates = [publication?.publishedAt, remoteIn(state, name).replaced[version]];
  const lastUsed = Math.max(...dates.map((date) => (date === undefined ? 0 : Date.parse(date))));
  return now - lastUsed > retentionMs;
}

async function removeVersion(store: ReleaseStore, { name, version }: Pruned): Promise<void> {
  // A version without its publication is none, should this be interrupted.
  await store.remove(buildKey(name, version, publicationFile));
  for (const key of await store.list(buildKey(name, version))) await store.remove(key);
}
