import { randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { safeKey } from '@pathshala/files/safe-key';
import type { ReleaseStore } from './port.ts';

/** A folder that the deploying machine and all gateways see; its file system must have hard links. */
export function openFolderStore(folder: string): ReleaseStore {
  const place = (key: string): string => join(folder, safeKey(key));
  return {
    async create(key, content) {
      const file = place(key);
      await mkdir(dirname(file), { recursive: true });
      const draft = join(folder, `.${randomBytes(8).toString('hex')}.part`);
      await writeFile(draft, content, { flush: true });
      try {
        // Unlike rename, link fails where the file exists.
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
        if (hasCode(error, 'ENOENT')) return null;
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
        if (hasCode(error, 'ENOENT') && below !== '') return [];
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
