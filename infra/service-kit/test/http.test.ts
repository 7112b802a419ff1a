import { visitorAt } from '../src/identity/visitor.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { createHttpApp, type HttpAppOptions } from '../src/http/http-app.ts';
import { handle, RefusalWithCookies } from '../src/http/handler.ts';
import { createLogger } from '../src/telemetry/create-logger.ts';
import { startTestService, type TestService } from '@pathshala/service-testing/start-test-service';
import { walkAccess } from '@pathshala/service-testing/walk-access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createNoteService } from './note-service.ts';
import { rawRequest } from './raw-request.ts';

const log = createLogger({ service: 'test', level: 'silent' });
const visitor = visitorAt('::1');

async function serve(options: Partial<HttpAppOptions>): Promise<{ server: Server; url: string }> {
  const app = createHttpApp({ service: 'test', routes: [], verifyIdentity: () => visitor, log, ...options });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const thing = defineRoute({
  method: 'post',
  path: '/things',
  access: 'visitor',
  summary: 'Take a thing',
  body: z.object({ name: z.string() }),
  answer: z.object({ name: z.string() }),
});

describe('the HTTP app', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(createNoteService);
  });
  afterAll(() => service.stop());

  it('lets in whom each route declares, and nobody else', async () => {
    const whole = await startTestService((platform) => {
      const definition = createNoteService(platform);
      return { ...definition, routes: definition.routes.filter(({ route }) => route.path !== '/broken') };
    });
    expect(await walkAccess(whole, { rows: { 'get /notes/{id}': 'shared' } })).toEqual([]);
    await whole.stop();
  });

  it('prefers a literal segment over a parameter, whatever the order of declaration', async () => {
    const answer = await service.client.visitor.get('/notes/latest?page=2');
    expect(answer.body).toEqual({ word: 'latest', page: 2 });
  });

  it('reads and sets cookies', async () => {
    const headers = { 'accept-language': 'bn' };
    const answer = await service.client.visitor.post('/room', undefined, {
      headers,
      cookies: { room: 'লাল' },
    });
    expect(answer).toMatchObject({
      status: 202,
      body: { was: 'লাল', language: 'bn' },
      cookies: { room: 'blue sky' },
    });
    const line = answer.headers.getSetCookie()[0];
    expect(line).toBe('room=blue%20sky; Path=/; HttpOnly; SameSite=Lax');
  });

  it('forbids caching and tells the request id', async () => {
    const { headers } = await service.client.visitor.get('/notes/latest');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('etag')).toBeNull();
  });

  it('makes its own request id where the given one could forge a log line', async () => {
    const { headers } = await service.client.visitor.get('/notes/latest', {
      headers: { 'x-request-id': 'a b' },
    });
    expect(headers.get('x-request-id')).not.toBe('a b');
  });
});

describe('answers to failures', () => {
  const failures: [string, Error, { status: number; code: string }][] = [
    [
      'a broken rule',
      new DomainError('invalid', 'common.field.required'),
      { status: 422, code: 'common.field.required' },
    ],
    [
      'a store that is away',
      new StoreUnavailableError(new Error('ECONNREFUSED')),
      { status: 503, code: 'common.unavailable' },
    ],
    [
      'a key that is taken',
      new DuplicateKeyError('things', ['name']),
      { status: 409, code: 'common.conflict' },
    ],
    [
      'something gone',
      new DomainError('gone', 'common.not-found'),
      { status: 410, code: 'common.not-found' },
    ],
    [
      'a payment that is due',
      new DomainError('payment-required', 'common.forbidden'),
      { status: 402, code: 'common.forbidden' },
    ],
  ];

  it.each(failures)('says %s by its status', async (_, error, { status, code }) => {
    const { server, url } = await serve({ routes: [handle(thing, async () => Promise.reject(error))] });
    const answer = await post(url, '/things', { name: 'a' });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, requestId: expect.any(String) });
    server.close();
  });

  it('says when to try again', async () => {
    const error = new DomainError('too-many', 'common.too-many', { retryAfterSeconds: 7 });
    const { server, url } = await serve({ routes: [handle(thing, async () => Promise.reject(error))] });
    const answer = await post(url, '/things', { name: 'a' });
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(await answer.json()).toMatchObject({ error: 'Too many tries. Please wait 7 seconds.' });
    server.close();
  });

  it('can set a cookie with a refusal, marked Secure by default', async () => {
    const refusal = new RefusalWithCookies(new DomainError('forbidden', 'common.forbidden'), [
      { name: 'mark', value: null, httpOnly: false },
    ]);
    const { server, url } = await serve({ routes: [handle(thing, async () => Promise.reject(refusal))] });
    const answer = await post(url, '/things', { name: 'a' });
    expect(answer.headers.getSetCookie()).toEqual(['mark=; Max-Age=0; Path=/; Secure; SameSite=Lax']);
    server.close();
  });

  it('calls an answer that does not fit its schema a failure', async () => {
    const { server, url } = await serve({ routes: [handle(thing, async () => ({ name: 3 }) as never)] });
    expect((await post(url, '/things', { name: 'a' })).status).toBe(500);
    server.close();
  });

  it('sends a trusted answer as it is', async () => {
    const answer = async () => ({ name: 'a', more: 1 });
    const { server, url } = await serve({ routes: [handle({ ...thing, trusted: true }, answer)] });
    expect(await (await post(url, '/things', { name: 'a' })).json()).toEqual({ name: 'a', more: 1 });
    server.close();
  });

  it('gives up on a body that does not come', async () => {
    const { server, url } = await serve({
      routes: [handle(thing, async ({ body }) => body)],
      bodyTimeoutMs: 50,
    });
    const head =
      'POST /things HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n';
    const answer = await rawRequest(url, [head, '{"na']);
    expect(answer.status).toBe(408);
    server.close();
    server.closeAllConnections();
  });

  it('obeys the limit of a route', async () => {
    const { server, url } = await serve({
      routes: [handle({ ...thing, bodyLimit: 20 }, async ({ body }) => body)],
    });
    expect((await post(url, '/things', { name: 'a' })).status).toBe(200);
    expect((await post(url, '/things', { name: 'a'.repeat(20) })).status).toBe(413);
    server.close();
  });

  it('tells the metrics the route as declared', async () => {
    const seen: string[] = [];
    const { server, url } = await serve({
      routes: [handle(thing, async ({ body }) => body)],
      metrics: ({ route, status }) => seen.push(`${route} ${status}`),
    });
    await post(url, '/things?x=1', { name: 'a' });
    await post(url, '/things', {});
    expect(seen).toEqual(['post /things 200', 'post /things 400']);
    server.close();
  });
});

describe('routes that could not be served as declared', () => {
  const read = {
    method: 'get',
    path: '/things/{id}',
    access: 'visitor',
    summary: 's',
    answer: z.object({}),
  } as const;
  const bind = (route: object) => ({ route: { ...read, ...route } as never, handle: async () => ({}) });
  const params = z.object({ id });
  const start = (...routes: ReturnType<typeof bind>[]) =>
    createHttpApp({ service: 'test', routes, verifyIdentity: () => visitor, log });

  it.each([
    ['nobody said who may call it', { params, access: undefined }],
    ['who may call it is a word we do not know', { params, access: 'everybody' }],
    ['its path parameters have no schema', {}],
    ['it names an owner that its path has not', { params, access: { self: 'params.owner' } }],
    ['it names an owner in a body that it does not take', { params, access: { self: 'body.owner' } }],
    ['it names an owner in a query that it does not take', { params, access: { self: 'query.owner' } }],
    ['it asks for a permission of others than administrators', { params, permission: 'things.read' }],
    ['it is for administrators without a permission', { params, access: 'admin' }],
    [
      'it is for one student or administrators without a permission',
      { params, access: { self: 'params.id' } },
    ],
    [
      'administrators can change something unseen',
      { params, access: 'admin', method: 'put', permission: 'things' },
    ],
    [
      'its changes are compared by a route that does not exist',
      { params, method: 'put', audit: { compare: 'get /others/{id}' } },
    ],
    ['a GET is audited', { params, audit: { id: 'params.id' } }],
    ['a change is declared as one', { params, method: 'put', changesState: true }],
    [
      'it is one-click for others than visitors',
      { params, access: 'student', method: 'put', oneClick: true },
    ],
    ['a GET is one-click', { params, oneClick: true }],
    ['it may be called less than once', { params, limit: { max: 0, windowSeconds: 1 } }],
    ['it has a limit and nothing counts', { params, limit: { max: 1, windowSeconds: 1 } }],
    ['it is audited and there is no audit log', { params, method: 'put', audit: { id: 'params.id' } }],
    ['its path is of no known form', { params, path: '/things/:id' }],
  ])('fails at the start when %s', (_, route) => {
    expect(() => start(bind(route))).toThrow(/^route (?:get|put) \/things/);
  });

  it('fails at the start when two routes have the same method and path', () => {
    const other = bind({ path: '/things/{thing}', params: z.object({ thing: id }) });
    expect(() => start(bind({ params }), other)).toThrow('declared twice');
    expect(() => start(bind({ params }), bind({ params, method: 'delete' }))).not.toThrow();
  });
});

function post(url: string, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}
