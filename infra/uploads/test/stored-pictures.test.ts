import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { createStoredPictures } from '../src/stored-pictures.ts';

function memoryFiles() {
  const stored = new Map<string, { content: Uint8Array; contentType: string }>();
  return {
    stored,
    put: async (key: string, content: Uint8Array, contentType: string) =>
      void stored.set(key, { content, contentType }),
    get: async (key: string) => stored.get(key) ?? null,
  };
}

const red = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

describe('the stored pictures of a service', () => {
  it('are encoded once: what was read from here comes back under the same name', async () => {
    const files = memoryFiles();
    const pictures = createStoredPictures({ service: 'svc-notes', files });
    const name = await pictures.store({ content: await red(), caller: 'a' });
    const content = await pictures.read(name);
    expect(await pictures.store({ content: content ?? new Uint8Array(), caller: 'a' })).toBe(name);
    expect([...files.stored.keys()]).toEqual([`svc-notes/${name}`]);
    expect(files.stored.get(`svc-notes/${name}`)?.contentType).toBe('image/webp');
  });

  it('are known by the addresses of this service alone', () => {
    const pictures = createStoredPictures({ service: 'svc-notes', files: memoryFiles() });
    const sha256 = 'a'.repeat(64);
    expect(pictures.sha256Of(pictures.addressOf(sha256))).toBe(sha256);
    for (const other of [`/api/files/svc-other/${sha256}`, pictures.addressOf('a'), '', 'https://x/y.png']) {
      expect(pictures.sha256Of(other)).toBeNull();
    }
  });

  it('refuse what is no picture', async () => {
    const pictures = createStoredPictures({ service: 'svc-notes', files: memoryFiles() });
    await expect(pictures.store({ content: Buffer.from('text'), caller: 'a' })).rejects.toMatchObject({
      kind: expect.any(String),
    });
  });
});
