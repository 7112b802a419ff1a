import { connect } from 'node:net';
import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMetrics } from '@pathshala/service-kit/telemetry/metrics';
import { Browser, readError } from './browser.ts';
import { listenWith } from './fakes.ts';
import { openMetricsListener } from '../src/health/metrics-listener.ts';
import { startGateway, type Mounting, type TestGateway } from './start-gateway.ts';

const mountings: readonly Mounting[] = ['in one process', 'over the wire'];

/** `fetch` decompresses; here the bytes themselves are looked at. */
function getBytes(
  url: string,
  acceptEncoding: string,
): Promise<{ headers: IncomingMessage['headers']; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    httpGet(url, { headers: { 'accept-encoding': acceptEncoding } }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => resolve({ headers: incoming.headers, bytes: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

function buildShell(siteRoot: string): void {
  mkdirSync(`${siteRoot}/shell/dist`, { recursive: true });
  writeFileSync(`${siteRoot}/shell/dist/index.html`, '<!doctype html>');
}

describe.each(mountings)('answers, services %s', (mounting) => {
  let gateway: TestGateway;

  beforeEach(async () => {
    gateway = await startGateway(mounting);
  });
  afterEach(() => gateway.stop());

  it('compresses a large one as the reader likes it, and says so', async () => {
    const plain = await getBytes(`${gateway.url}/api/courses/large`, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBeUndefined();
    const brotli = await getBytes(`${gateway.url}/api/courses/large`, 'gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 10);
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
    const gzip = await getBytes(`${gateway.url}/api/courses/large`, 'gzip, br;q=0');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
  });

  it('tells caches, where one may keep it, that there is more than one form', async () => {
    const cacheable = await getBytes(`${gateway.url}/api/courses/cacheable`, 'identity');
    expect(cacheable.headers.vary).toBe('Accept-Encoding');
  });

  it('tells the service which codings its reader takes, the best one first, and passes on what comes compressed', async () => {
    const { headers, bytes } = await getBytes(`${gateway.url}/api/courses/compressed`, 'gzip, deflate, br');
    expect(gateway.service.seen.at(-1)?.headers['accept-encoding']).toBe('br, gzip');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toBe(JSON.stringify({ items: 'ক'.repeat(4000) }));
    await getBytes(`${gateway.url}/api/courses`, 'identity');
    expect(gateway.service.seen.at(-1)?.headers['accept-encoding']).toBe('identity');
  });

  it('keeps the connection without saying so, and closes it where that is asked for', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (connection?: string) =>
      new Promise<{ connection: string | undefined; isReused: boolean }>((resolve, reject) => {
        const headers = connection === undefined ? {} : { connection };
        const request = httpGet(`${gateway.url}/api/courses`, { agent, headers }, (incoming) => {
          incoming.resume();
          incoming.on('end', () =>
            resolve({ connection: incoming.headers.connection, isReused: request.reusedSocket }),
          );
        }).on('error', reject);
      });
    expect(await ask()).toEqual({ connection: undefined, isReused: false });
    expect(await ask()).toEqual({ connection: undefined, isReused: true });
    expect(await ask('close')).toMatchObject({ connection: 'close' });
    agent.destroy();
  });

  it('leaves a small one and a picture as they are', async () => {
    const small = await getBytes(`${gateway.url}/api/courses`, 'br');
    expect(small.headers['content-encoding']).toBeUndefined();
    const photo = await getBytes(`${gateway.url}/api/courses/photo`, 'br');
    expect(photo.headers['content-encoding']).toBeUndefined();
    expect(photo.bytes).toHaveLength(3000);
  });

  it('keeps a service’s own cache life, and lets nothing else be stored', async () => {
    const browser = new Browser(gateway.url);
    expect((await browser.get('/api/courses')).headers.get('cache-control')).toBe('no-store');
    const photo = await browser.get('/api/courses/photo');
    expect(photo.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const first = await fetch(`${gateway.url}/api/courses/photo`);
    expect(first.headers.getSetCookie()).toEqual([]);
  });

  it('lets a stream through as it comes', async () => {
    const answer = await new Browser(gateway.url).get('/api/courses/streamed');
    expect(await answer.text()).toBe('a,b\n1,2\n');
  });

  it('passes on the events of a stream one by one, as soon as each is sent', async () => {
    const leaving = new AbortController();
    const headers = { accept: 'text/event-stream', 'accept-encoding': 'gzip, br' };
    // Resolves with the head, which has to come before the first event.
    const answer = await fetch(`${gateway.url}/api/courses/events`, { headers, signal: leaving.signal });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(answer.headers.get('content-encoding')).toBeNull();
    const reader = answer.body?.getReader();
    gateway.service.events.emit('event');
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('data: one\n\n');
    const left = once(gateway.service.events, 'left');
    leaving.abort();
    await expect(left).resolves.toEqual([]);
  });

  it('flushes each chunk of a stream that it compresses', async () => {
    const chunks: string[] = [];
    const answer = await fetch(`${gateway.url}/api/courses/streamed`);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    for await (const chunk of answer.body ?? []) chunks.push(new TextDecoder().decode(chunk));
    expect(chunks).toEqual(['a,b\n', '1,2\n']);
  });

  it('breaks off where the service broke off, and never passes half for the whole', async () => {
    const answer = await new Browser(gateway.url).get('/api/courses/cut');
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('carries the headers that keep a browser safe', async () => {
    const { headers } = await new Browser(gateway.url).get('/api/courses');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it('leaves the policies of a document to documents', async () => {
    const browser = new Browser(gateway.url);
    expect((await browser.get('/api/courses')).headers.has('content-security-policy')).toBe(false);
    // A browser shows these as documents of their own.
    for (const path of ['/api/courses/photo', '/api/courses/streamed']) {
      const { headers } = await browser.get(path);
      expect(headers.get('content-security-policy')?.split(';')).toEqual([
        "default-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
      ]);
    }
    const policy = 'permissions-policy';
    expect((await browser.get('/api/courses')).headers.has(policy)).toBe(false);
    expect((await browser.get('/api/docs')).headers.has(policy)).toBe(true);
    expect((await browser.get('/api/docs')).headers.get('x-frame-options')).toBe('DENY');
  });

  it('repeats in a confirmed change nothing that its page has no use for', async () => {
    const browser = new Browser(gateway.url);
    await browser.get('/api/courses');
    const saved = await browser.post('/api/courses', {});
    expect(saved.status).toBe(200);
    const ofTransport = ['connection', 'keep-alive', 'content-length', 'transfer-encoding'];
    const stated = [...saved.headers].filter(([name]) => !ofTransport.includes(name));
    expect(Object.fromEntries(stated)).toEqual({
      'cache-control': 'no-store',
      'content-type': expect.stringMatching(/^application\/json/),
      date: expect.any(String),
      'x-content-type-options': 'nosniff',
    });
    const refused = await browser.post(
      '/api/courses/unknown-to-the-service',
      {},
      { 'x-xsrf-token': 'wrong' },
    );
    expect(refused.status).toBe(403);
    expect(refused.headers.get('x-request-id')).toBe((await readError(refused)).requestId);
    expect(refused.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('answers HEAD without a body', async () => {
    const answer = await fetch(`${gateway.url}/api/courses/large`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });
});

describe('a site that is reached by https', () => {
  it('says so to the browser, and its cookies travel by nothing else', async () => {
    const gateway = await startGateway('in one process', { publicUrl: 'https://school.example' });
    const browser = new Browser(gateway.url);
    const answer = await browser.get('/api/courses');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(answer.headers.getSetCookie()[0]).toMatch(/; Secure; SameSite=Lax$/);
    const fromPage = await browser.post('/api/courses', {}, { origin: 'https://school.example' });
    expect(fromPage.status).toBe(200);
    await gateway.stop();
  });
});

describe('OPTIONS', () => {
  it('is answered by the gateway, with the methods of the API', async () => {
    const gateway = await startGateway('in one process', { upstreamUrl: 'http://127.0.0.1:9' });
    const answer = await fetch(`${gateway.url}/api/user`, { method: 'OPTIONS' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([
      204,
      'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    ]);
    await gateway.stop();
  });
});

describe('a service that is away, or was never there', () => {
  it('leaves the sender of a body connected, who gets the 503', async () => {
    const closed = await listenWith(() => undefined);
    await closed.stop();
    const gateway = await startGateway('in one process', { upstreamUrl: closed.url });
    const browser = new Browser(gateway.url);
    await browser.get('/api/csrf');
    const answer = await browser.post('/api/courses', { text: 'x'.repeat(500_000) });
    expect(answer.status).toBe(503);
    await gateway.stop();
  });

  it('is a 503 that says when to come back, in the reader’s language', async () => {
    const closed = await listenWith(() => undefined);
    await closed.stop();
    const gateway = await startGateway('in one process', { upstreamUrl: closed.url });
    const answer = await new Browser(gateway.url).get('/api/courses', {
      'accept-language': 'bn-BD,en;q=0.5',
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    const { code, error, requestId } = await readError(answer);
    expect(code).toBe('common.unavailable');
    expect(error).toContain('সাড়া দিচ্ছে না');
    expect(requestId).toBe(answer.headers.get('x-request-id'));
    await gateway.stop();
  });

  it('does not take the pages with it: the gateway stays ready, and says who is away', async () => {
    const closed = await listenWith(() => undefined);
    await closed.stop();
    const gateway = await startGateway('in one process', { upstreamUrl: closed.url });
    buildShell(gateway.siteRoot);
    const browser = new Browser(gateway.url);
    expect((await browser.get('/readyz')).status).toBe(200);
    expect(await (await browser.get('/statusz')).json()).toMatchObject({
      status: 'not ready',
      pages: true,
      services: { 'svc-exams': { status: 'away' } },
    });
    await gateway.stop();
  });

  it.each([
    ['bn;q=0.1, en', 'There is nothing here.'],
    ['en;q=0.3, bn;q=0.8', 'এখানে কিছু নেই।'],
  ])('is told of in the better liked language: %s', async (header, error) => {
    const gateway = await startGateway('in one process');
    const answer = await new Browser(gateway.url).get('/api/nothing', { 'accept-language': header });
    expect(await readError(answer)).toMatchObject({ code: 'common.not-found', error });
    await gateway.stop();
  });

  it('that takes the question and never answers is given up in time', async () => {
    const gateway = await startGateway('over the wire', { answerTimeoutMs: 300 });
    const answer = await new Browser(gateway.url).get('/api/courses/never');
    expect(answer.status).toBe(503);
    await gateway.stop();
  });

  it('that closed a kept connection is asked again where asking changes nothing', async () => {
    const upstream = await listenWith((_, response) => response.end('{}'));
    const gateway = await startGateway('in one process', { upstreamUrl: upstream.url });
    const browser = new Browser(gateway.url);
    expect((await browser.get('/api/courses')).status).toBe(200);
    upstream.server.closeAllConnections();
    expect((await browser.get('/api/courses')).status).toBe(200);
    await gateway.stop();
    await upstream.stop();
  });

  it('hears at once that the reader has left', async () => {
    const left = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const upstream = await listenWith((request) => {
      asked.resolve();
      request.once('close', () => left.resolve());
    });
    const gateway = await startGateway('in one process', { upstreamUrl: upstream.url });
    const leaving = new AbortController();
    const answer = fetch(`${gateway.url}/api/courses`, { signal: leaving.signal });
    await asked.promise;
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    await expect(left.promise).resolves.toBeUndefined();
    await gateway.stop();
    await upstream.stop();
  });
});

describe('health', () => {
  it('tells alive from ready, which means that it has pages and does not drain', async () => {
    const gateway = await startGateway();
    const browser = new Browser(gateway.url);
    expect((await browser.get('/readyz')).status).toBe(503);
    buildShell(gateway.siteRoot);
    expect(await (await browser.get('/readyz')).json()).toEqual({ status: 'ready' });
    gateway.store.isAway = true;
    expect((await browser.get('/readyz')).status).toBe(200);
    gateway.drain();
    const draining = await browser.get('/readyz');
    expect(draining.status).toBe(503);
    expect(draining.headers.get('connection')).toBe('close');
    expect((await browser.get('/healthz')).status).toBe(200);
    await gateway.stop();
  });

  it.each(mountings)('shows the state of all parts to this machine only, services %s', async (mounting) => {
    const gateway = await startGateway(mounting);
    buildShell(gateway.siteRoot);
    const browser = new Browser(gateway.url);
    const service = { status: 'ready', degraded: [] };
    expect(await (await browser.get('/statusz')).json()).toEqual({
      status: 'ready',
      pages: true,
      'key-value': true,
      services: {
        'svc-auth': service,
        'svc-catalog': service,
        'svc-exams': service,
        'svc-campaigns': service,
      },
      at: expect.any(Number) as number,
      isComplete: true,
      processes: [expect.objectContaining({ part: 'gateway', services: [] })],
    });
    gateway.store.isAway = true;
    expect(await (await browser.get('/statusz')).json()).toMatchObject({
      status: 'degraded',
      'key-value': false,
    });
    expect((await browser.get('/statusz', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    await gateway.stop();
  });

  it('shows it to other machines with the token of the metrics, where one is set', async () => {
    const gateway = await startGateway('in one process', { metricsToken: 'a token of the collector' });
    const browser = new Browser(gateway.url);
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const token = { authorization: 'Bearer a token of the collector' };
    for (const path of ['/statusz', '/supportz']) {
      expect((await browser.get(path, { ...from, ...token })).status).toBe(200);
      expect((await browser.get(path, { ...from, authorization: 'Bearer another' })).status).toBe(404);
    }
    await gateway.stop();
  });

  it('counts every call by what answered and its status, also if a service is away, and logs what failed or was slow [OPS-02]', async () => {
    const metrics = createMetrics();
    const gateway = await startGateway('over the wire', {
      requestMetrics: metrics,
      upstreamUrl: 'http://127.0.0.1:1',
    });
    const browser = new Browser(gateway.url);
    await browser.get('/api/courses');
    await browser.get('/api/nowhere');
    const { text } = await metrics.expose();
    expect(text).toContain(
      'pathshala_gateway_request_duration_seconds_count{kind="svc-catalog",status="503"} 1',
    );
    expect(text).toContain('pathshala_gateway_request_duration_seconds_count{kind="api",status="404"} 1');
    expect(text).toContain('pathshala_gateway_queue{service="svc-catalog"} 0');
    expect(gateway.log.lines).toContainEqual({
      level: 'warn',
      text: 'answered with a failure',
      facts: expect.objectContaining({ kind: 'svc-catalog', path: '/api/courses', status: 503 }) as object,
    });
    metrics.close();
    await gateway.stop();
  });

  it('shows its metrics to this machine only, and not through a proxy on it', async () => {
    const gateway = await startGateway();
    const browser = new Browser(gateway.url);
    expect(await (await browser.get('/metrics')).text()).toBe('up 1\n');
    const marks = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'];
    marks.push('cf-connecting-ip', 'true-client-ip', 'x-client-ip', 'x-original-host');
    for (const name of marks) {
      const { status } = await browser.get('/metrics', { [name]: '127.0.0.1' });
      expect({ name, status }).toEqual({ name, status: 404 });
    }
    await gateway.stop();
  });

  it('shows metrics and state to calls for this machine alone, as the host names it', async () => {
    const gateway = await startGateway();
    const { port } = new URL(gateway.url);
    const statusOf = (lines: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${lines}\r\n\r\n`));
        socket.once('data', (data) => resolve(data.toString('latin1').slice(9, 12))).once('error', reject);
        socket.setTimeout(2000, () => socket.destroy(new Error('no answer')));
      });
    for (const path of ['/metrics', '/statusz']) {
      for (const host of ['localhost', `127.0.0.1:${port}`, '[::1]:4000', 'LOCALHOST:4000'])
        expect(await statusOf(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close`)).toBe('200');
      for (const host of ['school.example', 'localhost.evil.example', '10.0.0.4', '127.0.0.1.nip.io'])
        expect(await statusOf(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close`)).toBe('404');
      expect(await statusOf(`GET ${path} HTTP/1.0`)).not.toBe('200');
    }
    await gateway.stop();
  });

  it('demands the token for its metrics, where one is set', async () => {
    const gateway = await startGateway('in one process', { metricsToken: 'a-token-of-the-collector' });
    const statusWith = async (headers: Record<string, string>) =>
      (await fetch(`${gateway.url}/metrics`, { headers })).status;
    expect(await statusWith({})).toBe(404);
    expect(await statusWith({ authorization: 'Bearer a-token-of-the-collectoR' })).toBe(404);
    const good = { authorization: 'Bearer a-token-of-the-collector', 'x-forwarded-for': '203.0.113.7' };
    expect(await statusWith(good)).toBe(200);
    await gateway.stop();
  });

  it('shows its metrics nowhere but on their own port, where they have one', async () => {
    const metrics = () => Promise.resolve({ text: 'up 1\n', contentType: 'text/plain' });
    const httpListener = await openMetricsListener({ host: '127.0.0.1', port: 0, metrics });
    const gateway = await startGateway('in one process', { metricsPort: httpListener.port });
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
    expect(await (await fetch(`http://127.0.0.1:${httpListener.port}/metrics`)).text()).toBe('up 1\n');
    expect((await fetch(`http://127.0.0.1:${httpListener.port}/`)).status).toBe(404);
    await gateway.stop();
    await httpListener.close();
    const guarded = await openMetricsListener({
      host: '127.0.0.1',
      port: 0,
      metrics,
      metricsToken: 'the token',
    });
    const url = `http://127.0.0.1:${guarded.port}/metrics`;
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(url, { headers: { authorization: 'Bearer the token' } })).status).toBe(200);
    await guarded.close();
  });
});

describe('the description of the API', () => {
  it('is there for programs and, as a page without script, for people', async () => {
    const gateway = await startGateway();
    const browser = new Browser(gateway.url);
    expect(await (await browser.get('/api/openapi.json')).json()).toHaveProperty('paths');
    const page = await browser.get('/api/docs');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('The &lt;courses&gt;');
    await gateway.stop();
  });
});
