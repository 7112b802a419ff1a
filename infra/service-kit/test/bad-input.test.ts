import { startTestService, type TestService } from '@pathshala/service-testing/start-test-service';
import type { TestClient } from '@pathshala/service-testing/test-client';
import { defaultBodyLimit } from '@pathshala/contract-kit/route';
import { createIdentitySigner } from '../src/identity/signer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNoteService } from './note-service.ts';
import { rawRequest } from './raw-request.ts';

const missing = '0123456789abcdef01234567';

describe('bad input', () => {
  let service: TestService;
  let student: TestClient;
  let token: string;

  beforeAll(async () => {
    service = await startTestService(createNoteService);
    student = service.client.as({ role: 'student' });
    const signer = createIdentitySigner({ key: service.platform.secrets.internalSigningKey });
    token = await signer.sign(
      {
        role: 'student',
        userId: missing,
        username: 's',
        name: 'S',
        email: 's@example.com',
        sessionKey: 'k',
        address: '::1',
      },
      'svc-notes',
    );
  });
  afterAll(() => service.stop());

  const head = (more: string): string =>
    `POST /notes HTTP/1.1\r\nHost: x\r\nx-identity: ${token}\r\nContent-Type: application/json\r\n${more}\r\n`;

  it.each([
    ['no JSON at all', '{'],
    ['two values', '{"text":"a"}{}'],
    ['a key that sets the prototype', '{"text":"a","__proto__":{"role":"admin"}}'],
    ['the same key in disguise', String.raw`{"text":"a","\u005f_proto_\u005F" : {"role":"admin"}}`],
    ['fifteen thousand brackets', '['.repeat(15_000)],
    ['fifteen thousand brackets, half of which close', '['.repeat(7500) + ']'.repeat(7500)],
    [
      'depth behind a string with brackets and quotes',
      `{"text":"\\"[[","tags":${'['.repeat(80)}${']'.repeat(80)}}`,
    ],
  ])('refuses %s with 400', async (_, body) => {
    const answer = await student.post('/notes', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'common.malformed' } });
  });

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a string', '"text"'],
    ['a number beyond all numbers', '{"text":1e999}'],
  ])('refuses %s where an object belongs', async (_, body) => {
    expect((await student.post('/notes', body)).status).toBe(400);
  });

  it('takes brackets inside of a string for what they are [AUTH-10]', async () => {
    expect((await student.post('/notes', { text: '['.repeat(90), tags: ['\\"[{'] })).status).toBe(201);
    expect((await student.post('/notes', { text: 'the word "__proto__": is only a word' })).status).toBe(201);
  });

  it('names each field that does not fit, in the language of the caller', async () => {
    const body = { tags: [1], $where: 'x' };
    const english = await student.post('/notes', body);
    expect(english.body).toMatchObject({
      code: 'common.malformed',
      fields: {
        text: 'This is needed.',
        'tags.0': 'This is not of the right form.',
        $where: 'This is not of the right form.',
      },
    });
    const bengali = await student.post('/notes', body, {
      headers: { 'accept-language': 'bn-BD,bn;q=0.9,en;q=0.5' },
    });
    expect(bengali.body).toMatchObject({ fields: { text: 'এটি লাগবে।' } });
  });

  it('refuses an operator where a string belongs', async () => {
    const answer = await student.post('/notes', { text: { $ne: null } });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { text: 'This is not of the right form.' } },
    });
    const admin = service.client.as({ role: 'admin' });
    expect((await admin.get('/notes/count?owner=a&owner=b')).status).toBe(400);
    expect((await admin.get('/notes/count?owner[$ne]=a')).status).toBe(200);
    expect((await admin.get('/notes/count?owner=%24ne')).status).toBe(400);
  });

  it('tells who names nobody what is missing, and who names another that they may not', async () => {
    const own = service.client.as({ role: 'student', userId: 'a'.repeat(24) });
    const to = 'b'.repeat(24);
    for (const owner of [undefined, { $ne: null }, ['a'.repeat(24)], null]) {
      expect(await own.post('/notes/hand-over', { owner, to })).toMatchObject({
        status: 400,
        body: { code: 'common.malformed', fields: { owner: expect.any(String) } },
      });
    }
    expect((await own.post('/notes/hand-over')).status).toBe(400);
    expect((await own.post('/notes/hand-over', { owner: to, to: 7 })).status).toBe(403);
    expect((await own.post('/notes/hand-over', { owner: 'a'.repeat(24), to })).status).toBe(200);
    expect((await service.client.visitor.post('/notes/hand-over', { to })).status).toBe(401);
  });

  it('lets nobody pass who names nobody where the schema would', async () => {
    const own = service.client.as({ role: 'student', userId: 'a'.repeat(24) });
    expect((await own.get('/notes/shelf')).status).toBe(403);
    expect((await own.get(`/notes/shelf?owner=${'a'.repeat(24)}`)).status).toBe(200);
  });

  it('counts an empty body as an empty form', async () => {
    expect(await student.post('/notes')).toMatchObject({
      status: 400,
      body: { fields: { text: 'This is needed.' } },
    });
  });

  it.each([
    '/notes/%24ne',
    '/notes/..%2F..%2Fetc',
    `/notes/${missing}`,
    '/notes/a%00b',
    `/notes/${'a'.repeat(65)}`,
  ])('answers 404 for the id in %s', async (path) => {
    expect(await student.get(path)).toMatchObject({ status: 404, body: { code: 'common.not-found' } });
  });

  it('answers 404 for what no route declares', async () => {
    for (const path of ['/', '/nothing', '/Notes/latest', '/notes/latest/', '//notes/latest', '/notes']) {
      const { status } = await student.get(path);
      expect({ path, status }).toEqual({ path, status: 404 });
    }
    expect((await student.delete('/notes/latest')).status).toBe(404);
  });

  it('answers 400 for a path that does not decode', async () => {
    expect((await student.get('/notes/%E0%A4%A')).status).toBe(400);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/jsonx',
    '',
  ])('refuses a body of type "%s" with 415', async (type) => {
    const answer = await student.post('/notes', '{"text":"a"}', { headers: { 'content-type': type } });
    expect(answer).toMatchObject({ status: 415, body: { code: 'common.unsupported' } });
  });

  it('refuses a compressed body, which could grow without end', async () => {
    const answer = await student.post('/notes', '{"text":"a"}', { headers: { 'content-encoding': 'gzip' } });
    expect(answer.status).toBe(415);
  });

  it('takes JSON that says its charset', async () => {
    const headers = { 'content-type': 'application/json;charset="UTF-8"' };
    expect((await student.post('/notes', '{"text":"আমি"}', { headers })).status).toBe(201);
  });

  it('refuses bytes that are no UTF-8', async () => {
    const body = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
    const answer = await rawRequest(service.url, [head(`Content-Length: ${body.length}\r\n`), body]);
    expect(answer.status).toBe(400);
  });

  it('refuses a body that is too large, announced or not', async () => {
    expect((await student.post('/notes', { text: 'x'.repeat(defaultBodyLimit) })).status).toBe(413);
    const chunk = `${(10_000).toString(16)}\r\n${'x'.repeat(10_000)}\r\n`;
    const streamed = await rawRequest(service.url, [
      head('Transfer-Encoding: chunked\r\n'),
      chunk,
      chunk,
      '0\r\n\r\n',
    ]);
    expect(streamed.status).toBe(413);
  });

  it('refuses a body that is announced as too large before any of it has come', async () => {
    const answer = await rawRequest(service.url, [head('Content-Length: 800000\r\n')]);
    expect(answer.status).toBe(413);
  });

  it('looks at who calls before it looks at the size', async () => {
    const large = { text: 'x'.repeat(defaultBodyLimit) };
    expect((await service.client.visitor.post('/notes', large)).status).toBe(401);
  });

  it('refuses the large bodies of one caller who sends too many, and those of nobody else', async () => {
    const one = service.client.as({ role: 'student', userId: 'c'.repeat(24) });
    const other = service.client.as({ role: 'student', userId: 'd'.repeat(24) });
    const large = { text: 'x'.repeat(15_000) };
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await one.post('/notes', large)).status),
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(34);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    expect((await one.post('/notes', { text: 'small' })).status).toBe(201);
    expect((await other.post('/notes', large)).status).toBe(400);
  });

  it('counts what arrives of a body, not what its head announces', async () => {
    const announced = head('Content-Length: 15000\r\n');
    const silent = Array.from({ length: 60 }, () => rawRequest(service.url, [announced], 200));
    expect((await Promise.allSettled(silent)).map(({ status }) => status)).toEqual(
      Array(60).fill('rejected'),
    );
    const same = service.client.as({ role: 'student', userId: missing });
    expect((await same.post('/notes', { text: 'x'.repeat(15_000) })).status).toBe(400);
  });

  it('goes on serving after a caller who went away in the middle', async () => {
    await expect(
      rawRequest(service.url, [head('Content-Length: 100\r\n'), '{"te'], 100).then(() => 'answered'),
    ).rejects.toThrow('no answer');
    expect((await student.get('/notes/latest')).status).toBe(200);
  });

  it('keeps the reason of a failure to itself', async () => {
    const answer = await student.get('/broken', { headers: { 'x-request-id': 'request-0001' } });
    expect(answer).toMatchObject({
      status: 500,
      body: { code: 'common.internal', requestId: 'request-0001' },
    });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });
});
