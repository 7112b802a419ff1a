import { rmSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesOfUpload, watchFiles } from '../../backup/src/upload-recorder.ts';
import type { Files } from '../../files/src/port.ts';
import { safeKey } from '../../files/src/safe-key.ts';

interface UploadFeed {
  readonly isNeeded: () => boolean;
  readonly send: (
    made: { readonly is: 'upload'; readonly key: string; readonly isDeleted: boolean },
    content: Buffer,
  ) => void;
}

/** The files, with each change sent before a document can name it. */
export function sendUploads(files: Files, folder: string, { isNeeded, send }: UploadFeed): Files {
  return watchFiles(files, async (key) => {
    if (!isNeeded()) return;
    for (const name of filesOfUpload(key)) {
      const content = await readUpload(folder, name);
      send({ is: 'upload', key: name, isDeleted: content === null }, content ?? Buffer.alloc(0));
    }
  });
}

/** Null: there is none. */
async function readUpload(folder: string, key: string): Promise<Buffer | null> {
  try {
    return await readFile(join(folder, safeKey(key)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes the whole file or nothing; null deletes it. */
export function storeUpload(folder: string, key: string, content: Uint8Array | null): void {
  const file = join(folder, safeKey(key));
  if (content === null) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, content, { mode: 0o600, flush: true });
  renameSync(`${file}.part`, file);
}
