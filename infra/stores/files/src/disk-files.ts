import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from './port.ts';
import { reachedStore } from './reached-store.ts';
import { safeKey } from './safe-key.ts';

/** Files in a folder; the content type is stored beside the content in `<key>.type`. */
export function createDiskFiles(folder: string): Files {
  const place = (key: string): string => join(folder, safeKey(key));
  return {
    async put(key, content, contentType) {
      const file = place(key);
      await reachedStore(async () => {
        await mkdir(dirname(file), { recursive: true });
        await replace(`${file}.type`, contentType);
        await replace(file, content);
      });
    },
    async get(key) {
      const file = place(key);
      return reachedStore(async () => {
        try {
          const [content, contentType] = await Promise.all([
            readFile(file),
            readFile(`${file}.type`, 'utf8'),
          ]);
          return { content, contentType };
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      });
    },
    async delete(key) {
      const file = place(key);
      await reachedStore(() => Promise.all([rm(file, { force: true }), rm(`${file}.type`, { force: true })]));
    },
  };
}

async function replace(file: string, content: Uint8Array | string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.part`;
  await writeFile(draft, content, { flush: true });
  await rename(draft, file);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
