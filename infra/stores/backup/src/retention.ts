import { listSnapshots, loadManifest, uploadKey, type Manifest } from './manifest.ts';
import { readSegmentKey } from './segment.ts';
import type { BackupTarget } from './target/port.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The newest snapshot of each of the last `days` days that have one, and every one of the last 24 hours. */
export function snapshotsToKeep<Snapshot extends { readonly at: number }>(
  snapshots: readonly Snapshot[],
  { days, now }: { readonly days: number; readonly now: number },
): readonly Snapshot[] {
  const newestOfDay = new Map<number, Snapshot>();
  for (const snapshot of snapshots.toSorted((one, other) => one.at - other.at))
    newestOfDay.set(Math.floor(snapshot.at / dayMs), snapshot);
  const daily = new Set([...newestOfDay.values()].slice(-days));
  return snapshots.filter((snapshot) => daily.has(snapshot) || snapshot.at > now - dayMs);
}

interface RetentionRequest {
  readonly product: string;
  readonly days: number;
  readonly now: number;
}

/** Removes snapshots that are not retained, and the log and the uploads that no kept one needs. Returns those retained. */
export async function removeOld(
  target: BackupTarget,
  { product, days, now }: RetentionRequest,
): Promise<readonly Manifest[]> {
  const all: Manifest[] = [];
  for (const id of await listSnapshots(target)) all.push(await loadManifest(target, id, product));
  const retained = snapshotsToKeep(all, { days, now });
  const oldest = retained[0];
  if (oldest === undefined) return [];
  await removeSnapshots(target, { all, retained, now });
  for (const { key } of await target.list('log/'))
    if ((readSegmentKey(key)?.at ?? 0) < oldest.at) await target.remove(key);
  await removeUploads(target, retained, oldest.at);
  return retained;
}

interface Found {
  readonly all: readonly Manifest[];
  readonly retained: readonly Manifest[];
  readonly now: number;
}

/** A snapshot without a manifest is one that is made just now, or whose copy was interrupted. */
async function removeSnapshots(target: BackupTarget, { all, retained, now }: Found): Promise<void> {
  const complete = new Set(all.map(({ id }) => id));
  const retainedIds = new Set(retained.map(({ id }) => id));
  for (const { key, modifiedAt } of await target.list('snapshots/')) {
    const [, id = ''] = key.split('/');
    if (retainedIds.has(id)) continue;
    if (complete.has(id) || modifiedAt < now - dayMs) await target.remove(key);
  }
}

/** A segment that is retained refers to uploads that are as new as it is. */
async function removeUploads(
  target: BackupTarget,
  retained: readonly Manifest[],
  oldestAt: number,
): Promise<void> {
  const uploads = retained.flatMap((snapshot) => (snapshot.uploads === 'missing' ? [] : snapshot.uploads));
  const needed = new Set(uploads.map(({ sha256 }) => uploadKey(sha256)));
  for (const { key, modifiedAt } of await target.list('uploads/'))
    if (!needed.has(key) && modifiedAt < oldestAt) await target.remove(key);
}
