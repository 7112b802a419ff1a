import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { sha256 } from './segment.ts';
import type { BackupTarget } from './target/port.ts';

/** Raised when what a backup contains is laid out in another way. */
export const backupFormat = 1;

const stored = z.object({ key: z.string(), bytes: z.number(), sha256: z.string() });

const manifest = z.object({
  format: z.number().int(),
  /** The version of the product that made it. */
  product: z.string(),
  id: z.string(),
  /** Epoch milliseconds: the moment of which all stores are. */
  at: z.number(),
  lineage: z.string(),
  /** Segments with a higher number follow; 0: the snapshot stands alone. */
  sequence: z.number().int(),
  /** The hash of the segment with that number. */
  previous: z.string().nullable(),
  /** The stores in the order in which they are restored: documents of services first, the bus last. */
  stores: z.array(
    z.object({
      store: z.string(),
      bytes: z.number(),
      /** Log generations before the snapshot. */
      generation: z.number().int(),
      chunks: z.array(stored),
    }),
  ),
  /** `missing`: uploads are in a bucket or folder of their own. */
  uploads: z.union([
    z.literal('missing'),
    z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
  ]),
  secrets: z.union([z.literal('left out'), stored]),
  /** The bytes that the target stores for this snapshot, uploads of earlier snapshots included. */
  storedBytes: z.number(),
  /** How long the copy took. */
  tookMs: z.number(),
});

export type Manifest = z.output<typeof manifest>;

export const manifestKey = (id: string): string => `snapshots/${id}/manifest.json`;
export const uploadKey = (hash: string): string => `uploads/${hash}`;

/** `20261127T163000123Z`: sorts by time. */
export const snapshotId = (at: number): string => new Date(at).toISOString().replaceAll(/[-:.]/g, '');

/** Written last: a snapshot without a manifest does not exist. */
export async function storeManifest(target: BackupTarget, made: Manifest): Promise<void> {
  const text = JSON.stringify(made, null, 1);
  const content = `${text}\n${sha256(Buffer.from(text))}\n`;
  await target.put(manifestKey(made.id), Buffer.from(content));
}

/** Throws BackupError for one that was changed, or that a newer product made. */
function readManifest(key: string, content: Uint8Array, product: string): Manifest {
  const whole = Buffer.from(content).toString();
  const end = whole.trimEnd().lastIndexOf('\n');
  const text = whole.slice(0, end);
  if (sha256(Buffer.from(text)) !== whole.slice(end + 1).trim()) throw damaged(key);
  const parsed: unknown = JSON.parse(text);
  refuseNewer(z.looseObject({ format: z.number(), product: z.string() }).parse(parsed), product);
  return manifest.parse(parsed);
}

function refuseNewer(made: { readonly format: number; readonly product: string }, product: string): void {
  if (made.format <= backupFormat && !isNewer(made.product, product)) return;
  throw new BackupError(
    `This backup was made by Pathshala ${made.product} (format ${made.format}); this is ${product} (format ${backupFormat}). ` +
      `Install ${made.product} or newer and restore with it.`,
  );
}

/** Whether version `one` is newer than `other`. */
export function isNewer(one: string, other: string): boolean {
  const numbersOf = (version: string) => version.split('.').map(Number);
  const [mine, theirs] = [numbersOf(one), numbersOf(other)];
  const differing = mine.findIndex((part, at) => part !== (theirs[at] ?? 0));
  return differing >= 0 && (mine[differing] ?? 0) > (theirs[differing] ?? 0);
}

function damaged(key: string): BackupError {
  return new BackupError(
    `${key} is incomplete or was changed. Use another snapshot (--at with an earlier time) or another copy of the backup.`,
  );
}

/** The complete snapshots, the oldest first. */
export async function listSnapshots(target: BackupTarget): Promise<readonly string[]> {
  const listed = await target.list('snapshots/');
  return listed
    .map(({ key }) => /^snapshots\/([^/]+)\/manifest\.json$/.exec(key)?.[1])
    .filter((id) => id !== undefined)
    .sort();
}

export async function loadManifest(target: BackupTarget, id: string, product: string): Promise<Manifest> {
  const key = manifestKey(id);
  const content = await target.get(key);
  if (content === null) throw new BackupError(`There is no snapshot ${id} in ${target.name}.`);
  return readManifest(key, content, product);
}
