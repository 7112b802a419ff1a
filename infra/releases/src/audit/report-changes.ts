import { originKey, reportedKey, revisionOf } from '../keys.ts';
import type { ReleaseStore } from '../port.ts';
import { readRevision } from '../state-log.ts';
import { emptyState, type ReleaseState } from '../state.ts';
import { readOrigin } from './origin.ts';
import { reportedChangeOf, type ReportedChange } from './reported-change.ts';

/** Milliseconds after which an origin belongs to no change that is still being made. */
const abandonedMs = 24 * 60 * 60_000;

/** The last revision that an audit log has; 0: none. */
export async function lastReported(store: ReleaseStore): Promise<number> {
  const newest = (await store.list('audit/reported/')).at(-1);
  return newest === undefined ? 0 : revisionOf(newest);
}

/**
 * Reports every change that no audit log has yet, oldest first; resolves with the revision that was reached. A change is
 * reported again after a failure, and by several callers at a time: `report` has to take an id once. When it rejects, the
 * changes from there on stay for the next call.
 */
export async function reportChanges(
  store: ReleaseStore,
  report: (change: ReportedChange) => Promise<void>,
): Promise<number> {
  const from = await lastReported(store);
  let before: ReleaseState = (await readRevision(store, from)) ?? emptyState;
  for (let revision = from + 1; ; revision += 1) {
    const after = await readRevision(store, revision);
    if (after === null) break;
    await reportOne(store, { before, after }, report);
    before = after;
  }
  if (before.revision > from) await forgetAbandoned(store, before.change.at);
  return before.revision;
}

async function reportOne(
  store: ReleaseStore,
  { before, after }: { readonly before: ReleaseState; readonly after: ReleaseState },
  report: (change: ReportedChange) => Promise<void>,
): Promise<void> {
  const { audit } = after.change;
  if (audit !== undefined) {
    const origin = await readOrigin(store, originKey(audit.id));
    await report(reportedChangeOf({ before, after, audit, origin }));
  }
  await store.create(reportedKey(after.revision), Buffer.from('{}'));
  if (audit !== undefined) await store.remove(originKey(audit.id));
  await store.remove(reportedKey(after.revision - 1));
}

/** Removes the origins of changes that were never made. */
async function forgetAbandoned(store: ReleaseStore, now: string): Promise<void> {
  for (const key of await store.list('audit/origins/')) {
    const origin = await readOrigin(store, key);
    if (origin !== null && Date.parse(now) - Date.parse(origin.at) > abandonedMs) await store.remove(key);
  }
}
