import { crc32 } from 'node:zlib';
import type { Files } from '@pathshala/stores/files/port';
import type { Student } from '@pathshala/svc-auth-contract/student';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, startSchool, type School } from './school.ts';

type Entered = Awaited<ReturnType<School['enter']>>;

/** Keys of the stored files. */
const stored = new Set<string>();
let isFull = false;

function watched(files: Files): Files {
  return {
    get: (key) => files.get(key),
    async put(key, content, contentType) {
      if (isFull) throw new Error('the disk is full');
      await files.put(key, content, contentType);
      stored.add(key);
    },
    async delete(key) {
      await files.delete(key);
      stored.delete(key);
    },
  };
}

let school: School;
beforeAll(async () => {
  school = await startSchool({ replace: ({ files }) => ({ files: watched(files) }) });
});
afterAll(() => school.stop());

async function send({ client, userId }: Entered, content: Uint8Array | string, name = 'me.png') {
  const form = new FormData();
  form.append('image', new Blob([Buffer.from(content)], { type: 'image/png' }), name);
  return sendForm({ client, userId }, form);
}

async function sendForm({ client, userId }: Pick<Entered, 'client' | 'userId'>, form: FormData) {
  const request = new Response(form);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const body = new Uint8Array(await request.arrayBuffer());
  return client.post(`/students/student/${userId}/upload-profile-picture`, body, { headers });
}

async function photoOf({ client }: Entered): Promise<string> {
  return (await client.get<Student>('/students/student')).body.personalInfo.profilePhotoUrl;
}

const read = ({ client }: Pick<Entered, 'client'>, url: unknown) =>
  client.get(String(url).replace('/api', ''));
const keyOf = (url: unknown): string => String(url).replace('/api/files/', '');

const plain = { width: 900, height: 600, channels: 3, background: '#0b6b4b' } as const;
const picture = (background = '#0b6b4b') =>
  sharp({ create: { ...plain, background } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Rahima' }, IFD3: { GPSLatitude: '23/1 0/1 0/1' } })
    .toBuffer();

/** The head of a PNG states its size; the pixels themselves are not needed. */
async function pngOf(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { ...plain, width: 8, height: 8 } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('the photo of a student', () => {
  it('is a square WebP without metadata, which the student may keep for good [STU-03]', async () => {
    const student = await school.enter('photo');
    const { status, body } = await send(student, await picture());
    expect(status).toBe(200);
    expect(body).toEqual({ imageUrl: await photoOf(student) });
    const { bytes, headers } = await read(student, body['imageUrl']);
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 512,
      height: 512,
      exif: undefined,
    });
  });

  it('is for the student and administrators alone', async () => {
    const student = await school.enter('seen');
    const other = await school.enter('onlooker');
    const { body } = await send(student, await picture());
    expect((await read(other, body['imageUrl'])).status).toBe(404);
    expect((await read({ client: school.client.visitor }, body['imageUrl'])).status).toBe(404);
    expect((await read({ client: await school.adminClient() }, body['imageUrl'])).status).toBe(200);
    const marker = school.client.as({ role: 'admin', permissions: ['marking'] });
    expect((await read({ client: marker }, body['imageUrl'])).status).toBe(404);
    const toAnother = { client: other.client, userId: student.userId };
    expect((await sendForm(toAnother, new FormData())).status).toBe(403);
  });

  it.each<[string, () => Promise<Uint8Array | string>, [string, RegExp]]>([
    [
      'a renamed script',
      async () => '#!/bin/sh\nrm -rf /',
      ['415 common.file.not-a-picture', /not a picture/u],
    ],
    ['an SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg"/>', ['415 common.file.svg', /PNG/u]],
    [
      '200 megapixels',
      () => pngOf(20_000, 10_000),
      ['422 common.file.too-many-pixels', /200 million pixels/u],
    ],
    ['6 MB', async () => Buffer.alloc(6_000_000), ['413 common.file.too-large', /at most 5 MB/u]],
    [
      'a little over 5 MB',
      async () => Buffer.alloc(5_000_100),
      ['413 common.file.too-large', /at most 5 MB/u],
    ],
    ['nothing', async () => '', ['400 common.file.empty', /empty/u]],
  ])(
    'is refused in clear words, and the one before stays: %s [STU-03]',
    async (name, content, [refusal, words]) => {
      const student = await school.enter(`refused-${name.length}`);
      const before = await send(student, await picture());
      const answer = await send(student, await content());
      expect(`${answer.status} ${String(answer.body['code'])}`).toBe(refusal);
      expect(answer.body['error']).toMatch(words);
      expect(await photoOf(student)).toBe(before.body['imageUrl']);
    },
  );

  it('arrives in a form; a form of many parts is not parsed', async () => {
    const student = await school.enter('forms');
    const many = new FormData();
    for (let n = 0; n < 100; n += 1) many.append('image', 'x');
    expect(await sendForm(student, many)).toMatchObject({ status: 400, body: { code: 'common.file.form' } });
    const path = `/students/student/${student.userId}/upload-profile-picture`;
    expect((await student.client.post(path, await picture())).status).toBe(415);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await student.client.post(path, 'no form', { headers })).status).toBe(400);
  });
});

describe('the file of a photo', () => {
  it('is deleted after another one has replaced it, and when the photo is removed', async () => {
    const student = await school.enter('changing');
    const first = keyOf((await send(student, await picture())).body['imageUrl']);
    const second = keyOf((await send(student, await picture())).body['imageUrl']);
    expect([stored.has(first), stored.has(second)]).toEqual([true, true]);
    await school.runJob('sweep-photos');
    expect([stored.has(first), stored.has(second)]).toEqual([false, true]);
    const path = `/students/student/${student.userId}/profile-picture`;
    expect((await student.client.delete(path)).body).toEqual({ imageUrl: '' });
    expect((await student.client.delete(path)).status).toBe(200);
    await school.runJob('sweep-photos');
    expect([await photoOf(student), stored.has(second)]).toEqual(['', false]);
  });

  it('of an upload that ended in the middle is deleted after an hour; the photo before stays [STU-03]', async () => {
    const student = await school.enter('crashed');
    const { body } = await send(student, await picture());
    isFull = true;
    expect((await send(student, await picture('#123456'))).status).toBe(500);
    isFull = false;
    const filesOf = async () =>
      (
        await school.platform.documents
          .collection<{ _id: string; photoFiles: object[] }>('students')
          .findOne({ _id: student.userId })
      )?.photoFiles.length;
    expect(await filesOf()).toBe(2);
    school.clock.advance(3_600_000);
    await school.runJob('sweep-photos');
    expect(await filesOf()).toBe(1);
    expect((await read(student, body['imageUrl'])).status).toBe(200);
  });

  it('goes with the record, and with the account', async () => {
    const withoutRecord = await school.enter('erased');
    const erased = keyOf((await send(withoutRecord, await picture())).body['imageUrl']);
    await withoutRecord.client.delete(`/student/${withoutRecord.userId}`);
    await school.runJob('sweep-photos');
    const gone = await school.enter('left');
    const left = keyOf((await send(gone, await picture())).body['imageUrl']);
    await gone.client.delete('/user', { password: goodPassword });
    await school.waitUntilIdle();
    expect([stored.has(erased), stored.has(left)]).toEqual([false, false]);
  });
});
