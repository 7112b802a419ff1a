import { rmSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { safeKey } from '../../files/src/safe-key.ts';

/** Null: there is none. */
export async function readUpload(folder: string, key: string): Promise<Buffer | null> {
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
