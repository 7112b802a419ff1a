import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inOrder } from '../../backup/src/store-order.ts';
import type { HeldStore, StoreLog } from '../../backup/src/store-log.ts';
import type { ChangeQueue } from './change-queue.ts';
import type { Channel } from './channel.ts';
import type { Piece } from './messages.ts';

/** While a backup copies the stores. */
const holdEveryMs = 200;
const pieceBytes = 1024 * 1024;

export interface SnapshotFolders {
  readonly dataDir: string;
  /** Null: uploads are not in a folder of this site. */
  readonly uploadsDir: string | null;
}

interface CopyRequest extends SnapshotFolders {
  readonly log: StoreLog;
  readonly queue: ChangeQueue;
}

/** Sends stores of one moment, uploads and secrets. From that moment on the queue has all changes. */
export async function sendSnapshot(channel: Channel, request: CopyRequest): Promise<void> {
  const { log, queue } = request;
  let stores = log.hold();
  for (; stores === null && !channel.hasEnded; stores = log.hold()) await pause(holdEveryMs);
  if (stores === null) return;
  try {
    queue.open();
    channel.send({ is: 'begin', sequence: queue.last, stores });
    await sendFiles(channel, stores, request);
  } catch (error) {
    channel.end(error instanceof Error ? error.message : String(error));
  }
  if (!log.endHold()) channel.end('another program wrote into a store');
  channel.send({ is: 'whole' });
}

async function sendFiles(
  channel: Channel,
  stores: readonly HeldStore[],
  { dataDir, uploadsDir }: SnapshotFolders,
): Promise<void> {
  for (const { store } of inOrder(stores, ({ store: name }) => name))
    await sendFile(channel, { folder: 'stores', name: store, file: join(dataDir, store) });
  if (uploadsDir !== null) await sendFolder(channel, 'uploads', uploadsDir);
  await sendFolder(channel, 'secrets', join(dataDir, 'secrets'));
}

async function sendFolder(channel: Channel, folder: Piece['folder'], path: string): Promise<void> {
  if ((await stat(path).catch(() => null)) === null) return;
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue;
    const file = join(entry.parentPath, entry.name);
    await sendFile(channel, { folder, name: file.slice(path.length + 1), file });
  }
}

interface SentFile extends Pick<Piece, 'folder' | 'name'> {
  readonly file: string;
}

async function sendFile(channel: Channel, { folder, name, file }: SentFile): Promise<void> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    // An upload may be deleted meanwhile; that change follows.
    if (folder === 'uploads' && error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return null;
    throw error;
  });
  if (handle === null) return;
  try {
    const buffer = Buffer.allocUnsafe(pieceBytes);
    for (let at = 0; !channel.hasEnded;) {
      const { bytesRead } = await handle.read(buffer, 0, pieceBytes, at);
      if (bytesRead === 0 && at > 0) return;
      channel.send({ is: 'piece', folder, name, isFirst: at === 0 }, buffer.subarray(0, bytesRead));
      if (bytesRead === 0) return;
      at += bytesRead;
      await channel.drained();
    }
  } finally {
    await handle.close();
  }
}
