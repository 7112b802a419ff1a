import { revisionOf, stateKey } from './keys.ts';
import type { ReleaseStore } from './port.ts';
import { emptyState, releaseState, type ReleaseState } from './state.ts';

/** The state in force. */
export async function readState(store: ReleaseStore): Promise<ReleaseState> {
  const newest = (await store.list('state/')).at(-1);
  return newest === undefined ? emptyState : ((await readRevision(store, revisionOf(newest))) ?? emptyState);
}

/** Null: there is no such revision (yet). */
export async function readRevision(store: ReleaseStore, revision: number): Promise<ReleaseState | null> {
  const content = await store.read(stateKey(revision));
  return content === null ? null : releaseState.parse(JSON.parse(Buffer.from(content).toString()));
}

/** False: another change has taken this revision, and nothing was written. */
export function appendState(store: ReleaseStore, state: ReleaseState): Promise<boolean> {
  return store.create(stateKey(state.revision), Buffer.from(`${JSON.stringify(state)}\n`));
}
