import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '../../files/src/port.ts';
import { safeKey } from '../../files/src/safe-key.ts';
import { uploadKey } from './manifest.ts';
import { sha256, type SegmentHeader } from './segment.ts';
import type { BackupTarget } from './target/port.ts';

interface UploadsDependencies {
  /** Null: no backups are made. */
  readonly target: BackupTarget | null;
  /** Null: uploads are not in a folder of this site. */
  readonly uploadsDir: string | null;
}

export type UploadRecorder = ReturnType<typeof createUploadRecorder>;

/** Notes which uploads changed, so that a segment contains what its documents refer to. */
export function createUploadRecorder({ target, uploadsDir }: UploadsDependencies) {
  let changed = new Set<string>();

  function note(key: string): void {
    if (uploadsDir === null || target === null) return;
    for (const name of filesOfUpload(key)) changed.add(name);
  }

  async function storeOne(folder: string, key: string): Promise<SegmentHeader['uploads'][number]> {
    const content = await readFile(join(folder, safeKey(key))).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    });
    if (content === null) return { key, sha256: null };
    const hash = sha256(content);
    await target?.put(uploadKey(hash), content);
    return { key, sha256: hash };
  }

  return {
    hasChanges: (): boolean => changed.size > 0,
    take(): readonly string[] {
      const taken = [...changed];
      changed = new Set();
      return taken;
    },
    async store(keys: readonly string[]): Promise<SegmentHeader['uploads']> {
      const stored: SegmentHeader['uploads'] = [];
      for (const key of keys) if (uploadsDir !== null) stored.push(await storeOne(uploadsDir, key));
      return stored;
    },
    /** The files, with each change noted. */
    watched(files: Files): Files {
      return watchFiles(files, note);
    },
  };
}

/** The content type is a file of its own (disk-files.ts). */
export const filesOfUpload = (key: string): readonly string[] => [key, `${key}.type`];

/** The files, with a call after each change and before it is acknowledged. */
export function watchFiles(files: Files, changed: (key: string) => unknown): Files {
  return {
    ...files,
    async put(key, content, contentType) {
      await files.put(key, content, contentType);
      await changed(key);
    },
    async delete(key) {
      await files.delete(key);
      await changed(key);
    },
  };
}
