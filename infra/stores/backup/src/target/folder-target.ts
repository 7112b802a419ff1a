import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from '../backup-error.ts';
import { safeKey } from '../../../files/src/safe-key.ts';
import type { BackupTarget } from './port.ts';

/** A folder of this machine or a mounted disk. */
export function createFolderTarget(folder: string): BackupTarget {
  const place = (key: string): string => join(folder, safeKey(key));
  return {
    name: folder,
    async put(key, content) {
      const file = place(key);
      await mkdir(dirname(file), { recursive: true });
      const draft = join(dirname(file), `.${randomBytes(6).toString('hex')}.part`);
      try {
        const handle = await open(draft, 'wx', 0o600);
        try {
          await handle.writeFile(content);
          await handle.datasync();
        } finally {
          await handle.close();
        }
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw hasCode(error, 'ENOSPC') ? new BackupError(fullText(folder), { cause: error }) : error;
      }
    },
    async get(key) {
      try {
        return await readFile(place(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async list(prefix) {
      const below = prefix.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/')) : '';
      const names = await namesIn(join(folder, below));
      const keys = names.map((name) => (below === '' ? name : `${below}/${name}`));
      const found = keys.filter((key) => key.startsWith(prefix)).sort();
      const listed = await Promise.all(found.map((key) => describe(folder, key)));
      return listed.filter((object) => object !== null);
    },
    async remove(key) {
      await rm(place(key), { force: true });
    },
  };
}

async function describe(folder: string, key: string) {
  try {
    const { size: bytes, mtimeMs: modifiedAt } = await stat(join(folder, key));
    return { key, bytes, modifiedAt };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The files of the folder and of those below it, by their paths in it. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT');

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

const fullText = (folder: string): string =>
  `The disk of ${folder} is full (ENOSPC). Free space there, or name another target in BACKUP_TARGET.`;
