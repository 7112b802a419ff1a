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

/** Removes snapshots that are not kept, and the log and the uploads that no kept one needs. Returns those kept. */
export async function removeOld(
  target: BackupTarget,
  { product, days, now }: RetentionRequest,
): Promise<readonly Manifest[]> {
  const all: Manifest[] = [];
  for (const id of await listSnapshots(target)) all.push(await loadManifest(target, id, product));
  const kept = snapshotsToKeep(all, { days, now });
  const ids = new Set(kept.map(({ id }) => id));
  const oldest = kept[0];
  if (oldest === undefined) return [];
  for (const { key, modifiedAt } of await target.list('snapshots/')) {
    const [, id = ''] = key.split('/');
    // A snapshot without a manifest may be one that is made just now.
    if (!ids.has(id) && (all.some((one) => one.id === id) || modifiedAt < now - dayMs))
      await target.remove(key);
  }
  for (const { key } of await target.list('log/'))
    if ((readSegmentKey(key)?.at ?? 0) < oldest.at) await target.remove(key);
  const needed = new Set(
    kept.flatMap(({ uploads }) => (uploads === 'missing' ? [] : uploads.map((one) => uploadKey(one.sha256)))),
  );
  for (const { key, modifiedAt } of await target.list('uploads/'))
    if (!needed.has(key) && modifiedAt < oldest.at) await target.remove(key);
  return kept;
}
