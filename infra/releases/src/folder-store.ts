import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { safeKey } from '@pathshala/stores/files/safe-key';
import type { ReleaseStore } from './port.ts';

/**
 * A folder that the deploying machine and all gateways see; its file system must have hard links. While it
 * is not there (not mounted), nothing is read or written: calls reject.
 */
export function openFolderStore(folder: string): ReleaseStore {
  const place = (key: string): string => join(folder, safeKey(key));
  return {
    async create(key, content) {
      const file = place(key);
      const draft = join(folder, `.${randomBytes(8).toString('hex')}.part`);
      await writeFile(draft, content, { flush: true });
      await mkdir(dirname(file), { recursive: true });
      try {
        // Link fails if the file exists, which rename does not.
        await link(draft, file);
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(draft);
      }
    },
    async read(key) {
      try {
        return await readFile(place(key));
      } catch (error) {
        if (hasCode(error, 'ENOENT') && existsSync(folder)) return null;
        throw error;
      }
    },
    async list(prefix) {
      const below = prefix.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/')) : '';
      const start = join(folder, below);
      try {
        const entries = await readdir(start, { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
          .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
          .filter((key) => key.startsWith(prefix))
          .sort();
      } catch (error) {
        if (hasCode(error, 'ENOENT') && existsSync(folder)) return [];
        throw error;
      }
    },
    async remove(key) {
      await rm(place(key), { force: true });
    },
  };
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
