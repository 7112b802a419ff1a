import { createConnection } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Browser, readError } from './browser.ts';
import { startGateway, type Mounting, type TestGateway } from './start-gateway.ts';

const mountings: readonly Mounting[] = ['in one process', 'over the wire'];

/** Sends the bytes as they are; a fetch would tidy the path up first. */
function sendRaw(url: string, lines: readonly string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: hostname, port: Number(port) });
    let answer = '';
    socket.setTimeout(3000, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.on('close', () => resolve(answer));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(answer);
      else reject(error);
    });
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}

function get(url: string, path: string): Promise<string> {
  return sendRaw(url, [`GET ${path} HTTP/1.1`, 'Host: school.example', 'Connection: close']);
}

describe.each(mountings)('routing, services %s', (mounting) => {
  let gateway: TestGateway;

  beforeEach(async () => {
    gateway = await startGateway(mounting);
  });
  afterEach(() => gateway.stop());

  it.each([
    ['/api/auth/login', 'svc-auth'],
    ['/api/users/user', 'svc-auth'],
    ['/api/user', 'svc-auth'],
    ['/api/students', 'svc-auth'],
    ['/api/students/student/enrolled', 'svc-auth'],
    ['/api/students/student/enroll', 'svc-catalog'],
    ['/api/students/student/enrolledcourses/1', 'svc-catalog'],
    ['/api/courses', 'svc-catalog'],
    ['/api/exams/attempts/1', 'svc-exams'],
    ['/api/campaign/campaigns', 'svc-campaigns'],
    ['/api/examcampaigns?page=2&q=%E0%A6%95', 'svc-campaigns'],
  ])('%s belongs to %s', async (path, service) => {
    const answer = await new Browser(gateway.url).get(path);
    expect(answer.status).toBe(200);
    expect(gateway.service.seen).toMatchObject([
      { url: path.slice('/api'.length), identity: { audience: service, role: 'visitor' } },
    ]);
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/usersx', '/api/campaigns', '/api/authority/login'])(
    'nobody answers %s',
    async (path) => {
      const answer = await new Browser(gateway.url).get(path);
      expect(answer.status).toBe(404);
      expect(await readError(answer)).toMatchObject({ code: 'common.not-found' });
      expect(gateway.service.seen).toEqual([]);
    },
  );

  it.each([
    '/api/courses/../auth/login',
    '/api/courses/./x',
    '/api/courses/%2e%2e/auth/login',
    '/api/courses/%2E%2E%2Fauth/login',
    '/api//auth/login',
    '//api/auth/login',
    '/api/auth%2Flogin',
    '/api/auth%5clogin',
    '/api/auth\\login',
    '/api/%61uth/login',
    '/api/auth/login%00',
    '/api/auth/%zz',
    '/api/auth/%',
    '/api/auth/%c3%28',
    '/api/auth/lög',
    '/api/auth/login#x',
    'http://school.example/api/auth/login',
    '*',
    'http://[school.example/api/auth/login',
    'api/auth/login',
  ])('refuses %s, which two readers might take for two paths', async (path) => {
    expect(await get(gateway.url, path)).toMatch(/^HTTP\/1.1 400 /);
    expect(gateway.service.seen).toEqual([]);
  });

  it('sends the body on untouched, whatever it is', async () => {
    const browser = new Browser(gateway.url);
    await browser.get('/api/courses');
    const body = { text: 'ক'.repeat(20_000) };
    const answer = await browser.post('/api/courses', body);
    expect(answer.status).toBe(200);
    expect(gateway.service.seen.at(-1)?.body).toBe(JSON.stringify(body));
  });

  it('drops every identity that came from outside', async () => {
    const browser = new Browser(gateway.url);
    await browser.get('/api/courses', {
      'x-identity': 'forged',
      'x-user-id': '1',
      'x-user-role': 'admin',
      'x-forwarded-user': 'admin',
      'x-request-id': 'chosen by the caller',
      authorization: 'Bearer forged',
      'x-http-method-override': 'DELETE',
    });
    const [seen] = gateway.service.seen;
    expect(seen?.identity.role).toBe('visitor');
    expect(
      Object.keys(seen?.headers ?? {})
        .filter((name) => name.startsWith('x-'))
        .sort(),
    ).toEqual(['x-identity', 'x-request-id']);
    expect(seen?.headers).not.toHaveProperty('authorization');
    expect(seen?.headers['x-request-id']).not.toBe('chosen by the caller');
  });

  it('gives each request a trace with the id of the request, whatever trace the caller sends, and names it in the answer [OPS-01]', async () => {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const browser = new Browser(gateway.url);
    const answer = await browser.get('/api/courses', { traceparent, tracestate: 'forced=1' });
    const headers = gateway.service.seen.at(-1)?.headers;
    const requestId = String(answer.headers.get('x-request-id'));
    expect(headers?.['x-request-id']).toBe(requestId);
    expect(headers?.['traceparent']).toMatch(
      new RegExp(`^00-${requestId.replaceAll('-', '')}-[0-9a-f]{16}-00$`, 'u'),
    );
    expect(headers).not.toHaveProperty('tracestate');
  });

  it('passes on how the browser came to send the request, for a service that refuses a changing GET', async () => {
    const how = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' };
    await new Browser(gateway.url).get('/api/auth/logout', how);
    expect(gateway.service.seen.at(-1)?.headers).toMatchObject(how);
  });

  it('tells the services the caller’s address: past the trusted proxies, never one that a caller chose', async () => {
    const browser = new Browser(gateway.url);
    await browser.get('/api/courses', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' });
    expect(gateway.service.seen.at(-1)?.identity.address).toBe('203.0.113.9');
    await browser.get('/api/courses', { 'x-forwarded-for': '2001:db8:1:2ff::5' });
    expect(gateway.service.seen.at(-1)?.identity.address).toBe('2001:db8:1:200::/56');
  });

  it('refuses what smuggles: two lengths, length with chunks, no host', async () => {
    const head = ['POST /api/courses HTTP/1.1', 'Host: school.example'];
    const both = [...head, 'Content-Length: 5', 'Transfer-Encoding: chunked'];
    const two = [...head, 'Content-Length: 5', 'Content-Length: 6'];
    const tricky = [...head, 'Transfer-Encoding: chunked, identity'];
    for (const lines of [both, two, tricky, ['GET /api/courses HTTP/1.1']]) {
      expect(await sendRaw(gateway.url, lines, '0\r\n\r\nGET /api/auth/login HTTP/1.1\r\n\r\n')).toMatch(
        /^HTTP\/1.1 400 /,
      );
    }
    expect(gateway.service.seen).toEqual([]);
  });

  it.each([
    ['two hosts', ['GET /api/courses HTTP/1.1', 'Host: school.example', 'host: evil.example']],
    ['the same host twice', ['GET / HTTP/1.1', 'Host: school.example', 'Host: school.example']],
    ['HTTP/0.9', ['GET /api/courses HTTP/0.9', 'Host: school.example']],
    ['HTTP/2.0 in words', ['GET /api/courses HTTP/2.0', 'Host: school.example']],
  ])('refuses %s', async (_, lines) => {
    expect(await sendRaw(gateway.url, [...lines, 'Connection: close'])).toMatch(/^HTTP\/1.1 400 /);
    expect(gateway.service.seen).toEqual([]);
  });

  it('refuses a giant body before a byte of it has passed', async () => {
    const lines = ['POST /api/courses HTTP/1.1', 'Host: school.example', 'Content-Length: 1000000000'];
    const answer = await sendRaw(gateway.url, [...lines, 'Expect: 100-continue', 'Connection: close']);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('common.too-large');
    expect(gateway.service.seen).toEqual([]);
  });

  it('has room for what its service takes: a whole course with its pictures, a photo', async () => {
    const course = { name: 'Course', description: 'x'.repeat(4_900_000) };
    const browser = new Browser(gateway.url);
    await browser.get('/api/courses');
    for (const path of [
      '/api/admissioncourse/universities',
      '/api/students/student/a1/upload-profile-picture',
    ]) {
      expect((await browser.post(path, course)).status).toBe(200);
      const lines = [`POST ${path} HTTP/1.1`, 'Host: school.example', 'Content-Length: 13000000'];
      expect(await sendRaw(gateway.url, [...lines, 'Expect: 100-continue', 'Connection: close'])).toMatch(
        /^HTTP\/1.1 413 /,
      );
    }
  });

  it('refuses a method that no route has', async () => {
    const answer = await sendRaw(gateway.url, [
      'TRACE /api/courses HTTP/1.1',
      'Host: a',
      'Connection: close',
    ]);
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
  });
});
