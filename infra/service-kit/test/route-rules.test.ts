import { defineRoute, type Limited, type RateLimit } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import type { Platform } from '../src/platform/platform.ts';
import { auditCollection } from '../src/service/audit-outbox.ts';
import { handle, type BoundRoute } from '../src/http/handler.ts';
import { orderedRoutes } from '../src/http/routes.ts';
import { createLogger } from '../src/telemetry/create-logger.ts';
import { startTestService, type TestService } from '@pathshala/service-testing/start-test-service';
import { walkAccess } from '@pathshala/service-testing/walk-access';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditRecorded, createNoteService } from './note-service.ts';

const answer = z.object({ _id: z.string() });
const done = async () => ({ _id: 'made' });
const byId = z.object({ id });

const knock = { method: 'post', path: '/knock', access: 'visitor', summary: 's', answer } as const;
const forAdmins = {
  ...knock,
  access: 'admin',
  permission: ['doors.open', 'doors.close'],
  audit: {},
} as const;
const threeAMinute = { per: 'address', max: 3, windowSeconds: 60, whenUncounted: 'refuse' } as const;

interface Running extends AsyncDisposable {
  readonly service: TestService;
  /** The lines of the log that hold this word. */
  lines(word: string): Record<string, unknown>[];
}

async function serving(
  routes: readonly BoundRoute[],
  replace: (platform: Platform) => Partial<Platform> = () => ({}),
): Promise<Running> {
  let text = '';
  const log = createLogger({
    service: 'notes',
    level: 'info',
    destination: { write: (line: string) => void (text += line) },
  });
  const service = await startTestService((platform) => ({ ...createNoteService(platform), routes }), {
    replace: (platform) => ({ log, ...replace(platform) }),
  });
  return {
    service,
    lines: (word) =>
      text
        .split('\n')
        .filter((line) => line.includes(word))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    [Symbol.asyncDispose]: () => service.stop(),
  };
}

function limited(limit: RateLimit, path: `/${string}` = '/knock'): BoundRoute {
  return handle(defineRoute({ ...knock, path, limit }), done);
}

describe('the limit of a route', () => {
  it('lets so many calls of an address through, refuses the next with 429 and records it, until the window ends', async () => {
    await using running = await serving([limited(threeAMinute)]);
    const { service } = running;
    const room = service.client.as({ role: 'visitor', address: '203.0.113.7' });
    for (let call = 0; call < 3; call += 1) expect((await room.post('/knock')).status).toBe(200);
    service.clock.advance(20_000);
    const refused = await room.post('/knock');
    expect(refused).toMatchObject({ status: 429, body: { code: 'common.too-many' } });
    expect(refused.headers.get('retry-after')).toBe('40');
    expect(running.lines('rate.limited')).toEqual([
      expect.objectContaining({ security: true, route: 'post /knock', address: '203.0.113.7' }),
    ]);
    service.clock.advance(40_000);
    expect((await room.post('/knock')).status).toBe(200);
  });

  it('counts each address on its own, whoever calls from there', async () => {
    await using running = await serving([limited({ ...threeAMinute, max: 1 })]);
    const { client } = running.service;
    const address = '203.0.113.7';
    expect((await client.as({ role: 'visitor', address }).post('/knock')).status).toBe(200);
    expect((await client.as({ userId: 'a'.repeat(24), address }).post('/knock')).status).toBe(429);
    expect((await client.as({ role: 'visitor', address: '203.0.113.8' }).post('/knock')).status).toBe(200);
  });

  it('counts each account on its own, and visitors by address', async () => {
    await using running = await serving([limited({ ...threeAMinute, per: 'user', max: 1 })]);
    const { client } = running.service;
    const statusOf = async (userId: string | null) => (await client.as({ userId }).post('/knock')).status;
    expect(await statusOf('a'.repeat(24))).toBe(200);
    expect(await statusOf('b'.repeat(24))).toBe(200);
    expect(await statusOf(null)).toBe(200);
    expect(await statusOf('a'.repeat(24))).toBe(429);
    expect(await statusOf(null)).toBe(429);
  });

  it('is one count for routes with the same name, and no other', async () => {
    const named = { ...threeAMinute, max: 2, name: 'door' };
    await using running = await serving([
      limited(named, '/knock'),
      limited(named, '/ring'),
      limited({ ...threeAMinute, max: 2 }, '/call'),
    ]);
    const { visitor } = running.service.client;
    expect((await visitor.post('/knock')).status).toBe(200);
    expect((await visitor.post('/ring')).status).toBe(200);
    expect((await visitor.post('/knock')).status).toBe(429);
    expect((await visitor.post('/call')).status).toBe(200);
  });

  it.each([
    ['refuse', 503],
    ['allow', 200],
  ] as const)('while it cannot be counted, does what it declares: %s', async (whenUncounted, status) => {
    const away = async () => Promise.reject(new StoreUnavailableError(new Error('away')));
    await using opened = await serving([]);
    const keyValue = { ...opened.service.platform.keyValue, increment: away };
    await using running = await serving([limited({ ...threeAMinute, whenUncounted })], () => ({ keyValue }));
    expect((await running.service.client.visitor.post('/knock')).status).toBe(status);
    expect(running.lines('could not be counted')).toHaveLength(1);
  });

  it('does not count who may not call', async () => {
    const route = defineRoute({ ...forAdmins, limit: { ...threeAMinute, max: 1 } });
    await using running = await serving([handle(route, done)]);
    const { client } = running.service;
    expect((await client.as({ role: 'student' }).post('/knock')).status).toBe(403);
    expect((await client.as({ role: 'admin' }).post('/knock')).status).toBe(200);
  });
});

describe('a permission', () => {
  const route = defineRoute(forAdmins);

  it('is held by administrators, but for those with a list that has it not', async () => {
    await using running = await serving([handle(route, done)]);
    const as = (permissions?: readonly string[]) =>
      running.service.client.as({ role: 'admin', ...(permissions && { permissions }) });
    expect((await as().post('/knock')).status).toBe(200);
    expect((await as(['windows.open', 'doors.open']).post('/knock')).status).toBe(200);
    expect(await as(['windows.open']).post('/knock')).toMatchObject({
      status: 403,
      body: { code: 'common.forbidden' },
    });
  });

  it('is walked', async () => {
    await using running = await serving([handle(route, done)]);
    expect(await walkAccess(running.service)).toEqual([]);
  });
});

describe('the audit log', () => {
  const rename = defineRoute({
    ...knock,
    method: 'put',
    path: '/doors/{id}',
    access: 'student',
    params: byId,
    audit: { id: 'params.id' },
  });
  const make = defineRoute({ ...forAdmins, audit: { id: 'answer._id' } });

  it('has who changed what, when, and by which request', async () => {
    await using running = await serving([handle(rename, done), handle(make, done)]);
    const admin = running.service.client.as({ role: 'admin', userId: 'a'.repeat(24), name: 'Rahima' });
    const headers = { 'x-request-id': 'request-0001' };
    await admin.put('/doors/front', {}, { headers });
    await admin.post('/knock');
    await running.service.waitUntilIdle();
    expect(running.service.published(auditRecorded).map(({ data }) => data)).toEqual([
      {
        userId: 'a'.repeat(24),
        name: 'Rahima',
        route: 'put /doors/{id}',
        id: 'front',
        at: '2026-01-15T10:00:00.000Z',
        requestId: 'request-0001',
        address: '127.0.0.1',
        device: 'node',
        changes: [],
      },
      expect.objectContaining({
        route: 'post /knock',
        id: 'made',
        changes: [{ field: '_id', before: null, after: 'made' }],
      }),
    ]);
  });

  it('has the changed fields before and after, without what is secret or unchanged', async () => {
    const stored = {
      door: { _id: 'd1', name: 'Front', password: 'old', keys: [{ _id: 'k1', of: 'Rahima' }] },
    };
    const door = z.looseObject({});
    const path = '/doors/{id}';
    const read = defineRoute({ ...knock, method: 'get', path, params: byId, answer: door });
    const audit = { id: 'params.id', compare: 'get /doors/{id}' } as const;
    const change = defineRoute({ ...forAdmins, method: 'put', path, params: byId, answer: door, audit });
    await using running = await serving([
      handle(read, async () => structuredClone(stored.door)),
      handle(change, async () => {
        stored.door = { ...stored.door, name: 'x'.repeat(400), password: 'new', keys: [] };
        return {};
      }),
    ]);
    await running.service.client.as({ role: 'admin', address: '203.0.113.7' }).put('/doors/d1', {});
    await running.service.waitUntilIdle();
    expect(running.service.published(auditRecorded)).toMatchObject([
      {
        data: {
          address: '203.0.113.7',
          changes: [
            { field: 'name', before: 'Front', after: `${'x'.repeat(300)}…` },
            { field: 'keys[k1]._id', before: 'k1', after: null },
            { field: 'keys[k1].of', before: 'Rahima', after: null },
          ],
        },
      },
    ]);
  });

  it.each([
    [
      'may not read what they change',
      { isAfter: false, error: new DomainError('forbidden', 'common.forbidden'), logged: 0 },
    ],
    [
      'make a change that fails to be read afterwards',
      { isAfter: true, error: new TypeError('broken'), logged: 1 },
    ],
  ])('has the changes of administrators who %s', async (_, { isAfter, error, logged }) => {
    const path = '/doors/{id}';
    const read = defineRoute({ ...knock, method: 'get', path, params: byId, answer: z.looseObject({}) });
    const audit = { id: 'params.id', compare: 'get /doors/{id}' } as const;
    const change = defineRoute({ ...forAdmins, method: 'put', path, params: byId, audit });
    let isChanged = false;
    await using running = await serving([
      handle(read, async () => {
        if (isChanged === isAfter) throw error;
        return {};
      }),
      handle(change, async () => {
        isChanged = true;
        return done();
      }),
    ]);
    expect((await running.service.client.as({ role: 'admin' }).put('/doors/d1', {})).status).toBe(200);
    await running.service.waitUntilIdle();
    expect(running.service.published(auditRecorded)).toMatchObject([{ data: { id: 'd1', changes: [] } }]);
    expect(running.lines('could not be read')).toHaveLength(logged);
  });

  it('has nothing of students, and nothing that was refused or failed', async () => {
    const fail = async () => Promise.reject(new StoreUnavailableError(new Error('away')));
    await using running = await serving([handle(rename, done), handle(make, fail)]);
    const { client } = running.service;
    await client.as({ role: 'student' }).put('/doors/front', {});
    expect((await client.as({ role: 'admin' }).post('/knock')).status).toBe(503);
    await running.service.waitUntilIdle();
    expect(running.service.published(auditRecorded)).toEqual([]);
  });

  it('does not fail a change whose entry cannot be stored: the entry is in the log of the service', async () => {
    const failing = ({ documents }: Platform): Partial<Platform> => {
      const insertOne = () => Promise.reject(new StoreUnavailableError(new Error('away')));
      const collection: typeof documents.collection = (name) => {
        const stored = documents.collection(name);
        if (name !== auditCollection) return stored as never;
        return { createIndex: (keys: never) => stored.createIndex(keys), insertOne } as never;
      };
      return { documents: { collection, ping: () => documents.ping(), close: () => documents.close() } };
    };
    await using running = await serving([handle(make, done)], failing);
    const admin = running.service.client.as({ role: 'admin', userId: 'a'.repeat(24), name: 'Rahima' });
    expect((await admin.post('/knock')).status).toBe(200);
    expect(running.lines('an audit entry could not be stored')).toMatchObject([
      { audit: { route: 'post /knock', id: 'made' } },
    ]);
  });
});

describe('a GET that changes something', () => {
  const leave = defineRoute({ ...knock, method: 'get', path: '/leave', changesState: true });
  const headersOf = (site: string | undefined, destination: string | undefined) => ({
    ...(site !== undefined && { 'sec-fetch-site': site }),
    ...(destination !== undefined && { 'sec-fetch-dest': destination }),
  });

  it.each([
    ['a call of our page', 'same-origin', 'empty'],
    ['a link on our page', 'same-origin', 'document'],
    ['a person who typed the address', 'none', 'document'],
    ['a program', undefined, undefined],
  ])('is taken from %s', async (_, site, destination) => {
    await using running = await serving([handle(leave, done)]);
    const { status } = await running.service.client.visitor.get('/leave', {
      headers: headersOf(site, destination),
    });
    expect(status).toBe(200);
  });

  it('does not answer HEAD', async () => {
    let changes = 0;
    await using running = await serving([
      handle(leave, async () => {
        changes += 1;
        return done();
      }),
    ]);
    expect((await fetch(`${running.service.url}/leave`, { method: 'HEAD' })).status).toBe(404);
    expect(changes).toBe(0);
  });

  it.each([
    ['a link of another site', 'cross-site', 'document'],
    ['a script of another site', 'cross-site', 'empty'],
    ['an image on our page', 'same-origin', 'image'],
    ['a frame of a sub-domain', 'same-site', 'iframe'],
    ['something that states no destination', 'same-origin', undefined],
  ])('is refused from %s', async (_, site, destination) => {
    await using running = await serving([handle(leave, done)]);
    const answered = await running.service.client.visitor.get('/leave', {
      headers: headersOf(site, destination),
    });
    expect(answered).toMatchObject({ status: 403, body: { code: 'common.csrf' } });
    expect(running.lines('csrf.refused')).toHaveLength(1);
  });
});

describe('what a route says of limited rights [BAT-04]', () => {
  const route = (limited: Limited) =>
    handle(defineRoute({ ...forAdmins, path: '/doors/{id}', params: byId, limited }), done);
  it.each<[string, Limited, string]>([
    ['a field that is not in its path', { thing: 'params.other' }, 'which is not in its path'],
    ['a query that it does not have', { thing: 'query.id' }, 'and takes no query'],
    ['no kind at all', {}, 'is limited by nothing'],
  ])('is refused with %s', (_, limited, why) => {
    expect(() => orderedRoutes([route(limited)])).toThrow(why);
  });

  it('is refused at the start with a kind that the service does not know', async () => {
    const start = serving([route({ thing: 'params.id' })]);
    await expect(start).rejects.toThrow('is limited by thing, and nothing knows whose that is');
  });
});
