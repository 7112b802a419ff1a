import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { backupFormat, snapshotId, storeManifest, uploadKey, type Manifest } from './manifest.ts';
import { lockSecrets } from './secret-box.ts';
import { sha256 } from './segment.ts';
import { inOrder } from './store-order.ts';
import type { BackupTarget } from './target/port.ts';

const compress = promisify(zstdCompress);
const chunkBytes = 16 * 1024 * 1024;

/** The moment and the files of a snapshot. The store files do not change while it is taken. */
export interface SnapshotRequest {
  readonly dataDir: string;
  /** null: uploads are not in a folder of this site. */
  readonly uploadsDir: string | null;
  readonly product: string;
  readonly at: number;
  readonly lineage: string;
  readonly sequence: number;
  readonly previous: string | null;
  readonly stores: readonly { readonly store: string; readonly generation: number }[];
}

/** Copies stores, uploads and secrets, and writes the manifest once all of that is there. What a failure leaves is removed. */
export async function copySnapshot(
  target: BackupTarget,
  request: SnapshotRequest,
  passphrase: string | undefined,
): Promise<Manifest> {
  try {
    return await copyAll(target, request, passphrase);
  } catch (error) {
    const begun = await target.list(`snapshots/${snapshotId(request.at)}/`).catch(() => []);
    for (const { key } of begun) await target.remove(key).catch(() => undefined);
    throw error;
  }
}

async function copyAll(
  target: BackupTarget,
  request: SnapshotRequest,
  passphrase: string | undefined,
): Promise<Manifest> {
  const startedAt = Date.now();
  const id = snapshotId(request.at);
  const stores: Manifest['stores'] = [];
  for (const { store, generation } of inOrder(request.stores, ({ store: name }) => name))
    stores.push({ store, generation, ...(await copyFile(target, join(request.dataDir, store), id)) });
  const uploads = request.uploadsDir === null ? 'missing' : await copyUploads(target, request.uploadsDir);
  const secrets = await copySecrets(target, { folder: join(request.dataDir, 'secrets'), id, passphrase });
  const { product, at, lineage, sequence, previous } = request;
  const sum = (items: readonly { readonly bytes: number }[]) =>
    items.reduce((total, { bytes }) => total + bytes, 0);
  const made: Manifest = {
    format: backupFormat,
    product,
    id,
    at,
    lineage,
    sequence,
    previous,
    stores,
    uploads,
    secrets,
    storedBytes: sum(stores.flatMap(({ chunks }) => chunks)) + (uploads === 'missing' ? 0 : sum(uploads)),
    tookMs: Date.now() - startedAt,
  };
  await storeManifest(target, made);
  return made;
}

/** In compressed chunks, so that a file of any size takes little memory and fits every store of objects. */
async function copyFile(target: BackupTarget, file: string, id: string) {
  const handle = await open(file, 'r');
  const chunks: Manifest['stores'][number]['chunks'] = [];
  const name = file.slice(file.lastIndexOf('/') + 1);
  const buffer = Buffer.allocUnsafe(chunkBytes);
  let total = 0;
  try {
    for (;;) {
      const bytes = await fill(handle, buffer, total);
      if (bytes === 0) break;
      total += bytes;
      const packed = await compress(buffer.subarray(0, bytes), {
        params: { [constants.ZSTD_c_compressionLevel]: 3 },
      });
      const key = `snapshots/${id}/${name}.${String(chunks.length).padStart(6, '0')}`;
      await target.put(key, packed);
      chunks.push({ key, bytes: packed.length, sha256: sha256(packed) });
    }
  } finally {
    await handle.close();
  }
  return { bytes: total, chunks };
}

async function fill(handle: Awaited<ReturnType<typeof open>>, buffer: Buffer, from: number): Promise<number> {
  let filled = 0;
  while (filled < buffer.length) {
    const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled, from + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return filled;
}

/** Each content once, by its hash: what an earlier snapshot stored is not sent again. */
async function copyUploads(
  target: BackupTarget,
  folder: string,
): Promise<Exclude<Manifest['uploads'], string>> {
  const known = new Set((await target.list('uploads/')).map(({ key }) => key));
  const uploads = [];
  for (const name of await filesIn(folder)) {
    const content = await contentOf(join(folder, name));
    if (content === null) continue;
    const hash = sha256(content);
    if (!known.has(uploadKey(hash))) await target.put(uploadKey(hash), content);
    known.add(uploadKey(hash));
    uploads.push({ name, bytes: content.length, sha256: hash });
  }
  return uploads;
}

async function filesIn(folder: string): Promise<readonly string[]> {
  if ((await stat(folder).catch(() => null)) === null) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Null: it was deleted meanwhile. */
async function contentOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function copySecrets(
  target: BackupTarget,
  { folder, id, passphrase }: { folder: string; id: string; passphrase: string | undefined },
): Promise<Manifest['secrets']> {
  if (passphrase === undefined) return 'left out';
  const secrets: Record<string, string> = {};
  for (const name of await filesIn(folder)) secrets[name] = await readFile(join(folder, name), 'utf8');
  const box = lockSecrets(Buffer.from(JSON.stringify(secrets)), passphrase);
  const key = `snapshots/${id}/secrets.box`;
  await target.put(key, box);
  return { key, bytes: box.length, sha256: sha256(box) };
}
