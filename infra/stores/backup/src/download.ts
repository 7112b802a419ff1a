import { BackupError } from './backup-error.ts';
import { manifestKey, uploadKey, type Manifest } from './manifest.ts';
import type { BackupDownload } from './port.ts';
import type { BackupTarget } from './target/port.ts';

const blockBytes = 512;

/** One snapshot as a tar archive: unpacked, it is a folder that `npm run restore` takes. */
export async function downloadOf(target: BackupTarget, snapshot: Manifest): Promise<BackupDownload> {
  const manifest = await target.get(manifestKey(snapshot.id));
  if (manifest === null) throw new BackupError(`Snapshot ${snapshot.id} is gone.`);
  const uploads = snapshot.uploads === 'missing' ? [] : snapshot.uploads;
  const blobs = new Map(uploads.map(({ sha256, bytes }) => [uploadKey(sha256), bytes]));
  const secrets = snapshot.secrets === 'left out' ? [] : [snapshot.secrets];
  const objects = [
    ...[...snapshot.stores.flatMap(({ chunks }) => chunks), ...secrets].map(({ key, bytes }) => ({
      key,
      bytes,
    })),
    ...[...blobs].map(([key, bytes]) => ({ key, bytes })),
    { key: manifestKey(snapshot.id), bytes: manifest.length },
  ];
  const padded = objects.map(({ bytes }) => blockBytes + Math.ceil(bytes / blockBytes) * blockBytes);
  return {
    bytes: padded.reduce((sum, bytes) => sum + bytes, 0) + 2 * blockBytes,
    fileName: `pathshala-${snapshot.id}.tar`,
    content: archive(target, { objects, modifiedAt: snapshot.at }),
  };
}

interface Archive {
  readonly objects: readonly { readonly key: string; readonly bytes: number }[];
  readonly modifiedAt: number;
}

async function* archive(target: BackupTarget, { objects, modifiedAt }: Archive): AsyncGenerator<Uint8Array> {
  for (const { key, bytes } of objects) {
    const content = await target.get(key);
    if (content?.length !== bytes) throw new BackupError(`${key} is missing or was changed.`);
    yield headerOf({ key, bytes, modifiedAt });
    yield content;
    yield Buffer.alloc((blockBytes - (bytes % blockBytes)) % blockBytes);
  }
  yield Buffer.alloc(2 * blockBytes);
}

/** A header of POSIX ustar. */
function headerOf({
  key,
  bytes,
  modifiedAt,
}: {
  key: string;
  bytes: number;
  modifiedAt: number;
}): Uint8Array {
  const header = Buffer.alloc(blockBytes);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  header.write(key, 0, 100);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(bytes, 11), 124);
  header.write(octal(Math.floor(modifiedAt / 1000), 11), 136);
  header.fill(' ', 148, 156);
  header.write('0ustar\0', 156);
  header.write('00', 263);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
