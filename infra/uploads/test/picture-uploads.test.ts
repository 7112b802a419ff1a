import { defineRoute } from '@pathshala/contract-kit/route';
import { fileReading, pictureLimit, pictureUpload } from '@pathshala/contract-kit/uploads';
import { serviceOf } from '@pathshala/service-kit/service/capability';
import type { CreateService } from '@pathshala/service-kit/service/service';
import { startTestService, type TestService } from '@pathshala/service-testing/start-test-service';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictureUploads } from '../src/picture-uploads.ts';

const upload = defineRoute({ ...pictureUpload, path: '/notes/files', access: 'student', summary: 's' });
const read = defineRoute({
  ...fileReading,
  path: '/files/svc-notes/{sha256}',
  access: 'visitor',
  summary: 's',
});
const uploadOwn = defineRoute({ ...pictureUpload, path: '/own/files', access: 'student', summary: 's' });
const readOwn = defineRoute({
  ...fileReading,
  path: '/files/svc-own/{sha256}',
  access: 'visitor',
  summary: 's',
});

const owner = { role: 'student', userId: 'c0'.repeat(12) } as const;

const createService: CreateService = ({ files }) =>
  serviceOf({ name: 'svc-notes', prefixes: ['/notes'], messages: {} }, [
    createPictureUploads({ service: 'svc-notes', files, routes: { upload, read } }),
    createPictureUploads({
      service: 'svc-own',
      files,
      routes: { upload: uploadOwn, read: readOwn },
      shape: { maxWidth: 64, isSquare: true },
      mayRead: async ({ userId }) => userId === owner.userId,
    }),
  ]);

let service: TestService;
beforeAll(async () => {
  service = await startTestService(createService);
});
afterAll(() => service.stop());

async function send(content: Uint8Array | string, path = '/notes/files', language = 'en') {
  const options = { headers: { 'content-type': 'image/png', 'accept-language': language } };
  return service.client.as(owner).post(path, Buffer.from(content), options);
}

async function get(url: unknown, headers: Record<string, string> = {}) {
  return service.client.visitor.get(String(url).replace('/api', ''), { headers });
}

const plain = { width: 2000, height: 200, channels: 3, background: '#0b6b4b' } as const;

const storedAddress = /^\/api\/files\/svc-notes\/[0-9a-f]{64}$/u;

/** Returns a PNG whose head states this size, without so many pixels. */
async function pngOf(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { ...plain, width: 8, height: 8 } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  const { crc32 } = await import('node:zlib');
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Its head states 50 million pixels of eight bytes, in seven passes. */
async function deepPng(): Promise<Buffer> {
  const png = await pngOf(7070, 7070);
  // Depth, colour type (RGBA), interlacing.
  png.set([16, 6], 24);
  png[28] = 1;
  const { crc32 } = await import('node:zlib');
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Its head is changed to 49 million pixels. */
async function progressiveJpeg(): Promise<Buffer> {
  const jpeg = await sharp({ create: { ...plain, width: 16, height: 16 } })
    .jpeg({ progressive: true })
    .toBuffer();
  const head = jpeg.indexOf(Buffer.from([0xff, 0xc2]));
  jpeg.writeUInt16BE(7000, head + 5);
  jpeg.writeUInt16BE(7000, head + 7);
  return jpeg;
}

describe('a picture that is uploaded', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'is stored as WebP of at most 1600 pixels: %s',
    async (format) => {
      const { status, body } = await send(await sharp({ create: plain }).toFormat(format).toBuffer());
      expect(status).toBe(201);
      expect(body).toEqual({
        url: expect.stringMatching(/^\/api\/files\/svc-notes\/[0-9a-f]{64}$/u) as string,
        width: 1600,
        height: 160,
      });
      const stored = await get(body['url']);
      const metadata = await sharp(stored.bytes).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 1600, height: 160 });
    },
  );

  it('is answered to everybody, for good, and never as a document', async () => {
    const { body } = await send(
      await sharp({ create: { ...plain, width: 20 } })
        .png()
        .toBuffer(),
    );
    const { status, headers } = await get(body['url']);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const again = await get(body['url'], { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect((await get('/files/svc-notes/' + '0'.repeat(64))).status).toBe(404);
  });

  it('is upright and has lost where it was taken', async () => {
    const exif = { IFD0: { Artist: 'Rahima' }, IFD3: { GPSLatitude: '23/1 0/1 0/1' } };
    const photo = await sharp({ create: { ...plain, width: 40, height: 20 } })
      .jpeg()
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await send(photo);
    expect(body).toMatchObject({ width: 20, height: 40 });
    const { exif: left, orientation } = await sharp((await get(body['url'])).bytes).metadata();
    expect({ left, orientation }).toEqual({ left: undefined, orientation: undefined });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is upright whichever way it was held: orientation %i',
    async (orientation) => {
      const mark = {
        input: { create: { ...plain, width: 30, height: 12, background: 'white' } },
        left: 4,
        top: 2,
      };
      const sheet = await sharp({ create: { ...plain, width: 80, height: 40 } })
        .composite([mark])
        .png()
        .toBuffer();
      const photo = await sharp(sheet).withMetadata({ orientation }).png().toBuffer();
      const { body } = await send(photo);
      const stored = await sharp((await get(body['url'])).bytes)
        .removeAlpha()
        .raw()
        .toBuffer();
      expect(stored.equals(await sharp(photo).autoOrient().removeAlpha().raw().toBuffer())).toBe(true);
    },
  );

  it.each(['gif', 'webp'] as const)('is the first of many frames: %s', async (format) => {
    const colours = ['red', 'green', 'blue'];
    const frames = await Promise.all(
      colours.map((background) =>
        sharp({ create: { width: 32, height: 16, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(3);
    const { body } = await send(animation);
    expect(body).toMatchObject({ width: 32, height: 16 });
    const { dominant } = await sharp((await get(body['url'])).bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('is stored and answered under its hash alone, whatever its sender calls it', async () => {
    const photo = await sharp({ create: { ...plain, background: '#654321' } })
      .png()
      .toBuffer();
    const names = ['../../etc/passwd', '..\\..\\x.html', '/abs.png', 'a\u0000b.svg', 'ছবি.png'];
    for (const name of names) {
      const headers = {
        'content-type': 'text/html',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      };
      const { status, body } = await service.client.as(owner).post('/notes/files', photo, { headers });
      expect({ status, url: body['url'] }).toEqual({
        status: 201,
        url: expect.stringMatching(storedAddress) as string,
      });
      const stored = await get(body['url']);
      expect(stored.headers.get('content-type')).toBe('image/webp');
      expect(stored.headers.get('content-disposition')).toBeNull();
    }
    const path = '/files/svc-notes/..%2F..%2Fnotes';
    expect((await service.client.visitor.get(path)).status).toBe(404);
  });

  it('is the same file when it is sent twice', async () => {
    const photo = await sharp({ create: { ...plain, background: '#123456' } })
      .jpeg()
      .toBuffer();
    const [first, second] = await Promise.all([send(photo), send(photo)]);
    expect(second.body).toEqual(first.body);
  });
});

describe('what is no picture', () => {
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['nothing', '', '400 common.file.empty'],
    ['a drawing that could hold a script', svg, '415 common.file.svg'],
    ['a script with the name of a picture', '#!/bin/sh\nrm -rf /', '415 common.file.not-a-picture'],
    ['a page', '<!doctype html><script>alert(1)</script>', '415 common.file.not-a-picture'],
    ['a page behind the first bytes of a GIF', 'GIF89a<script>alert(1)</script>', '422 common.file.broken'],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), '422 common.file.broken'],
  ])('is refused in clear words: %s', async (_, content, refusal) => {
    const answer = await send(content);
    expect(`${answer.status} ${String(answer.body['code'])}`).toBe(refusal);
    expect(answer.body['error']).toMatch(/choose|save/iu);
  });

  it('is refused for its pixels before any of them is decoded', async () => {
    const answer = await send(await pngOf(20_000, 10_000), '/notes/files', 'bn');
    expect(answer).toMatchObject({ status: 422, body: { code: 'common.file.too-many-pixels' } });
    expect(answer.body['error']).toContain('২০০ মিলিয়ন পিক্সেল');
  });

  it.each([
    ['16 bits for each colour, interlaced', () => deepPng(), '400 এমবি'],
    ['a JPEG that is held as coefficients', () => progressiveJpeg(), '২৯৪ এমবি'],
  ])('is refused for the bytes that it takes when decoded: %s', async (_, content, bytes) => {
    const answer = await send(await content(), '/notes/files', 'bn');
    expect(answer).toMatchObject({ status: 422, body: { code: 'common.file.too-many-bytes' } });
    expect(answer.body['error']).toContain(bytes.replace('400', '৪০০'));
  });

  it('is refused for its size before it is read', async () => {
    const answer = await send(Buffer.alloc(pictureLimit + 1));
    expect(answer).toMatchObject({ status: 413, body: { code: 'common.file.too-large' } });
    expect(answer.body['error']).toContain('at most 6 MB');
  });
});

describe('a file that is not for everybody', () => {
  it('is for those whom its service lets read it, and stays out of shared caches', async () => {
    const photo = await sharp({ create: plain }).jpeg().toBuffer();
    const { body } = await send(photo, '/own/files');
    expect(body).toMatchObject({ width: 64, height: 64 });
    expect((await get(body['url'])).status).toBe(404);
    const path = String(body['url']).replace('/api', '');
    const answer = await service.client.as(owner).get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  });
});
