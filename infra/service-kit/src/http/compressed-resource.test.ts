import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defineRoute } from '@pathshala/contract-kit/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listenForTest } from '../../test/listen-for-test.ts';
import { createLogger } from '../telemetry/create-logger.ts';
import { CompressedResource } from './compressed-resource.ts';
import { handle, type BoundRoute } from './handler.ts';
import { createHttpApp } from './http-app.ts';

const answer = { words: Array.from({ length: 500 }, (_, index) => `word ${index % 7}`) };
const text = JSON.stringify(answer);

const visitor = { role: 'visitor', userId: null, username: null, name: null, email: null } as const;
const serve = (routes: readonly BoundRoute[]) =>
  listenForTest(
    createHttpApp({
      service: 'test',
      routes,
      verifyIdentity: () => ({ ...visitor, sessionKey: null, address: '::1' }),
      log: createLogger({ service: 'test', level: 'silent' }),
    }),
  );

describe('a compressed resource', () => {
  it('holds the same JSON plain and in each encoding, and counts all of them as its size', async () => {
    const resource = await CompressedResource.from(answer);
    const [plain, br, gzip] = [resource.bytes(undefined), resource.bytes('br'), resource.bytes('gzip')];
    expect([plain, brotliDecompressSync(br), gunzipSync(gzip)].map(String)).toEqual([text, text, text]);
    expect(resource.size).toBe(plain.length + br.length + gzip.length);
    expect(br.length).toBeLessThan(plain.length / 10);
  });

  it('has the tag of its content', async () => {
    const [one, same, other] = await Promise.all(
      [answer, structuredClone(answer), { words: [] }].map((value) => CompressedResource.from(value)),
    );
    expect(one?.etag).toBe(same?.etag);
    expect(one?.etag).not.toBe(other?.etag);
  });
});

describe('the answer of a route that is a compressed resource', () => {
  let site: Awaited<ReturnType<typeof listenForTest>>;
  let etag: string;

  beforeAll(async () => {
    const resource = await CompressedResource.from(answer);
    ({ etag } = resource);
    const route = defineRoute({
      method: 'get',
      path: '/words',
      access: 'visitor',
      summary: 'Words',
      trusted: true,
      answer: z.object({ words: z.array(z.string()) }),
    });
    site = await serve([handle(route, async () => resource)]);
  });
  afterAll(() => site.stop());

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('to a caller that accepts %s is encoded as %s', async (accepted, encoding) => {
    const answered = await fetch(`${site.url}/words`, { headers: { 'accept-encoding': accepted } });
    expect(answered.headers.get('content-encoding')).toBe(encoding);
    expect(answered.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(await answered.json()).toEqual(answer);
  });

  it.each([
    ['its tag', () => etag, 304],
    ['a list with its tag', () => `"other", ${etag}`, 304],
    ['any tag', () => '*', 304],
    ['another tag', () => '"other"', 200],
  ])('to a caller that names %s', async (_, known, status) => {
    const answered = await fetch(`${site.url}/words`, { headers: { 'if-none-match': known() } });
    expect([answered.status, answered.headers.get('etag')]).toEqual([status, etag]);
    expect(await answered.text()).toBe(status === 304 ? '' : text);
  });
});

describe('the answer of any other route', () => {
  const word = 'সঠিক ';
  let site: Awaited<ReturnType<typeof listenForTest>>;
  beforeAll(async () => {
    const route = defineRoute({
      method: 'get',
      path: '/words/{count}',
      access: 'visitor',
      summary: 'As many words',
      params: z.object({ count: z.coerce.number() }),
      answer: z.object({ text: z.string() }),
    });
    site = await serve([handle(route, async ({ params }) => ({ text: word.repeat(params.count) }))]);
  });
  afterAll(() => site.stop());

  it.each([
    [10, 'br', null],
    [400, 'br, gzip', 'br'],
    [400, 'gzip', 'gzip'],
    [400, 'identity', null],
    [4_000, 'br', null],
  ])('with %i words to a caller that accepts %s is encoded as %s', async (count, accepted, encoding) => {
    const answered = await fetch(`${site.url}/words/${count}`, { headers: { 'accept-encoding': accepted } });
    expect(answered.headers.get('content-encoding')).toBe(encoding);
    expect(await answered.json()).toEqual({ text: word.repeat(count) });
  });
});
