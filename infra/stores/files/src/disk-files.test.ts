import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from './disk-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pathshala-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('files on disk', () => {
  it('returns, replaces and deletes a file', async () => {
    const files = createDiskFiles(join(folder, 'uploads'));
    await files.put('photos/ab12.webp', new Uint8Array([1, 2, 3]), 'image/webp');
    await files.put('photos/ab12.webp', new Uint8Array([4]), 'image/png');
    const found = await files.get('photos/ab12.webp');
    expect([...(found?.content ?? [])]).toEqual([4]);
    expect(found?.contentType).toBe('image/png');
    expect(await readdir(join(folder, 'uploads', 'photos'))).toEqual(['ab12.webp', 'ab12.webp.type']);
    await files.delete('photos/ab12.webp');
    await files.delete('photos/ab12.webp');
    expect(await files.get('photos/ab12.webp')).toBeNull();
  });

  it('is an unavailable store when the disk refuses the file', async () => {
    const files = createDiskFiles(join(folder, 'no-folder'));
    await writeFile(join(folder, 'no-folder'), '');
    const calls = [
      () => files.put('a.webp', new Uint8Array([1]), 'image/webp'),
      () => files.get('a.webp'),
      () => files.delete('a.webp'),
    ];
    for (const call of calls) await expect(call()).rejects.toBeInstanceOf(StoreUnavailableError);
  });

  it.each(['../secret', 'photos/../../secret', '/etc/passwd', '.hidden', 'a//b', 'a\0b', 'a\\..\\b', ''])(
    'refuses the key %j',
    async (key) => {
      const files = createDiskFiles(folder);
      await expect(async () => files.put(key, new Uint8Array(), 'text/plain')).rejects.toThrow(
        'no permitted form',
      );
      await expect(async () => files.get(key)).rejects.toThrow('no permitted form');
    },
  );
});
