import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { safeKey } from '../../files/src/safe-key.ts';
import { applySegments, type AppliedSegments } from './apply-segments.ts';
import { BackupError } from './backup-error.ts';
import { listSnapshots, loadManifest, uploadKey, type Manifest } from './manifest.ts';
import { unlockSecrets } from './secret-box.ts';
import { sha256 } from './segment.ts';
import type { BackupTarget } from './target/port.ts';

const decompress = promisify(zstdDecompress);

export interface RestoreRequest {
  readonly target: BackupTarget;
  /** An empty folder. */
  readonly folder: string;
  readonly product: string;
  /** Epoch milliseconds; left out: the latest moment that the backup has. */
  readonly at?: number | undefined;
  /** Left out: secrets are not restored. */
  readonly passphrase?: string | undefined;
  readonly report?: (line: string) => void;
}

export interface Restored {
  readonly snapshot: Manifest;
  /** Epoch milliseconds: the moment of which all stores are. */
  readonly at: number;
  readonly segments: number;
  readonly hasSecrets: boolean;
  /** The recording of changes was interrupted after that moment and before the one that was asked for. */
  readonly isCutShort: boolean;
}

/** Writes the stores of one moment, uploads and secrets into the folder, and checks all of it. Throws BackupError. */
export async function restoreInto(request: RestoreRequest): Promise<Restored> {
  const { target, folder, report = () => undefined } = request;
  const snapshot = await chooseSnapshot(request);
  report(`Snapshot ${snapshot.id}, ${snapshot.stores.length} stores`);
  for (const store of snapshot.stores) await restoreStore(target, folder, store);
  const uploads = new Map(
    snapshot.uploads === 'missing' ? [] : snapshot.uploads.map(({ name, sha256: hash }) => [name, hash]),
  );
  const applied = await applySegments({ ...request, snapshot, uploads });
  if (applied.segments > 0) report(`${applied.segments} segments of the log`);
  for (const { store } of snapshot.stores) checkStore(join(folder, store));
  for (const [name, hash] of uploads)
    await restoreUpload(target, join(folder, 'uploads', safeKey(name)), hash);
  const hasSecrets = await restoreSecrets(request, snapshot);
  return resultOf({ request, snapshot, applied, hasSecrets });
}

function resultOf(found: {
  readonly request: RestoreRequest;
  readonly snapshot: Manifest;
  readonly applied: AppliedSegments;
  readonly hasSecrets: boolean;
}): Restored {
  const { request, snapshot, applied, hasSecrets } = found;
  const at = applied.at ?? snapshot.at;
  const isCutShort = applied.brokenAt !== null && (request.at ?? Infinity) >= applied.brokenAt;
  return { snapshot, at, segments: applied.segments, hasSecrets, isCutShort };
}

async function chooseSnapshot({ target, at = Infinity, product }: RestoreRequest): Promise<Manifest> {
  const ids = await listSnapshots(target);
  const first = ids[0];
  if (first === undefined)
    throw new BackupError(
      `${target.name} has no complete snapshot. Name the folder that "npm run backup" wrote.`,
    );
  for (const id of ids.toReversed()) {
    const snapshot = await loadManifest(target, id, product);
    if (snapshot.at <= at) return snapshot;
  }
  const { at: oldest } = await loadManifest(target, first, product);
  throw new BackupError(
    `The oldest snapshot in ${target.name} is of ${new Date(oldest).toISOString()}: --at must not be before it.`,
  );
}

async function restoreStore(
  target: BackupTarget,
  folder: string,
  { store, bytes, chunks }: Manifest['stores'][number],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const handle = await open(join(folder, safeKey(store)), 'wx', 0o600);
  let written = 0;
  try {
    for (const chunk of chunks) {
      const content = await decompress(await checked(target, chunk));
      await handle.writeFile(content);
      written += content.length;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (written !== bytes) throw damaged(store, target);
}

async function checked(
  target: BackupTarget,
  { key, sha256: hash }: { readonly key: string; readonly sha256: string },
): Promise<Uint8Array> {
  const content = await target.get(key);
  if (content === null || sha256(content) !== hash) throw damaged(key, target);
  return content;
}

function damaged(name: string, target: BackupTarget): BackupError {
  return new BackupError(
    `${name} in ${target.name} is missing, incomplete or was changed. Nothing was restored. ` +
      'Use an earlier snapshot (--at with an earlier time) or another copy of the backup.',
  );
}

function checkStore(file: string): void {
  const database = new DatabaseSync(file);
  try {
    const found = database.prepare('PRAGMA integrity_check').all();
    const words = found.map((row) => String(row['integrity_check'])).join('; ');
    if (words !== 'ok')
      throw new BackupError(`${file} is damaged (${words}). Restore to an earlier moment with --at.`);
  } finally {
    database.close();
  }
}

async function restoreUpload(target: BackupTarget, file: string, hash: string): Promise<void> {
  const content = await checked(target, { key: uploadKey(hash), sha256: hash });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { mode: 0o600, flush: true });
}

async function restoreSecrets(request: RestoreRequest, { secrets }: Manifest): Promise<boolean> {
  const { target, folder, passphrase } = request;
  if (secrets === 'left out' || passphrase === undefined) return false;
  const box = unlockSecrets(await checked(target, secrets), passphrase);
  const names = JSON.parse(Buffer.from(box).toString()) as Readonly<Record<string, string>>;
  await mkdir(join(folder, 'secrets'), { recursive: true, mode: 0o700 });
  for (const [name, content] of Object.entries(names))
    await writeFile(join(folder, 'secrets', safeKey(name)), content, { mode: 0o600, flush: true });
  return true;
}
