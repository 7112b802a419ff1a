import { join } from 'node:path';
import { safeKey } from '../../files/src/safe-key.ts';
import { BackupError } from './backup-error.ts';
import { GrowingLog } from './growing-log.ts';
import type { Manifest } from './manifest.ts';
import { decodeSegment, hashOfSegment, readSegmentKey, type Segment } from './segment.ts';
import type { BackupTarget } from './target/port.ts';

interface Application {
  readonly target: BackupTarget;
  /** Contains the stores of the snapshot. */
  readonly folder: string;
  readonly snapshot: Manifest;
  /** Segments of later moments are left out. */
  readonly at?: number | undefined;
  /** Content hashes by name, changed by the segments. */
  readonly uploads: Map<string, string>;
}

export interface AppliedSegments {
  readonly segments: number;
  /** The moment of the last one; null: there was none. */
  readonly at: number | null;
  /** When a new lineage began; null: the sequence is unbroken. */
  readonly brokenAt: number | null;
}

/** Applies the log since the snapshot to its stores. Throws BackupError for a gap or a damaged segment. */
export async function applySegments({
  target,
  folder,
  snapshot,
  at = Infinity,
  uploads,
}: Application): Promise<AppliedSegments> {
  const logs = new Map(
    snapshot.stores.map(({ store, generation }) => [
      store,
      new GrowingLog(join(folder, safeKey(store)), { generation, frames: 0, bytes: 0 }),
    ]),
  );
  let previous = snapshot.previous;
  let next = snapshot.sequence + 1;
  const result = { segments: 0, at: null as number | null, brokenAt: null as number | null };
  for (const { key, sequence, at: segmentAt } of await laterSegments(target, snapshot.sequence)) {
    if (segmentAt > at) break;
    const encoded = await target.get(key);
    if (encoded === null) throw missing(next);
    const segment = await decodeSegment(key, encoded);
    if (segment.header.lineage !== snapshot.lineage) {
      result.brokenAt = segmentAt;
      break;
    }
    if (sequence !== next || segment.header.previous !== previous) throw missing(next);
    appendParts(logs, segment);
    noteUploads(uploads, segment);
    previous = hashOfSegment(encoded);
    next += 1;
    result.segments += 1;
    result.at = segmentAt;
  }
  for (const log of logs.values()) log.apply();
  return result;
}

async function laterSegments(target: BackupTarget, sequence: number) {
  if (sequence === 0) return [];
  const listed = await target.list('log/');
  return listed
    .map(({ key }) => ({ key, ...(readSegmentKey(key) ?? { sequence: 0, at: 0 }) }))
    .filter((segment) => segment.sequence > sequence);
}

function missing(sequence: number): BackupError {
  return new BackupError(
    `Segment ${sequence} of the log is missing. Restore to a moment before it with --at, or fetch it from another copy of the backup.`,
  );
}

function noteUploads(uploads: Map<string, string>, { header }: Segment): void {
  for (const { key, sha256 } of header.uploads)
    if (sha256 === null) uploads.delete(key);
    else uploads.set(key, sha256);
}

function appendParts(logs: ReadonlyMap<string, GrowingLog>, { header, payload }: Segment): void {
  let start = 0;
  for (const part of header.parts) {
    logs.get(part.store)?.append(part, payload.subarray(start, start + part.bytes));
    start += part.bytes;
  }
}
