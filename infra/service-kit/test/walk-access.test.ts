import { defineRoute, type Access } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { handle, type BoundRoute } from '../src/http/handler.ts';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { walkAccess } from '@pathshala/service-testing/walk-access';
import type { AccessWalk } from '@pathshala/service-testing/walk-rows';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createNoteService } from './note-service.ts';

const answer = z.looseObject({});
const ok = async () => ({});
const forbid = async () => Promise.reject(new DomainError('forbidden', 'common.forbidden'));

function reading(
  path: `/${string}`,
  access: Access,
  act: () => Promise<Record<string, never>> = ok,
): BoundRoute {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, id]);
  const params = z.object(Object.fromEntries(names));
  const isForAdmins = access === 'admin' || typeof access === 'object';
  const permission = isForAdmins ? { permission: 'things' } : {};
  return handle(
    defineRoute({ method: 'get', path, access, ...permission, summary: 's', params, answer }),
    act,
  );
}

async function faultsOf(route: BoundRoute, walk: AccessWalk = {}) {
  const service = await startTestService((platform) => ({
    ...createNoteService(platform),
    routes: [route],
    withinLimits: { note: async (id) => id !== 'foreign' },
  }));
  try {
    return await walkAccess(service, walk);
  } finally {
    await service.stop();
  }
}

const own = { path: () => '/things/abc', statuses: [401, 200, 404, 200] } as const;

describe('the walk over all routes', () => {
  it('has nothing to say of a route that does what it declares', async () => {
    for (const access of ['visitor', 'student', 'admin'] as const) {
      expect(await faultsOf(reading('/things', access))).toEqual([]);
    }
    expect(await faultsOf(reading('/people/{person}', { self: 'params.person' }))).toEqual([]);
  });

  it('finds a route that refuses whom it should let in', async () => {
    expect(await faultsOf(reading('/strict', 'admin', forbid))).toEqual([
      expect.objectContaining({ route: 'get /strict', expected: 'let in', status: 403 }),
      expect.objectContaining({ caller: expect.stringContaining('permissions [things]'), status: 403 }),
    ]);
  });

  it('finds a route that fails', async () => {
    const fail = async () => Promise.reject(new StoreUnavailableError(new Error('away')));
    expect(await faultsOf(reading('/broken', 'admin', fail))).toEqual([
      expect.objectContaining({ route: 'get /broken', expected: 'let in', status: 503 }),
      expect.objectContaining({ caller: expect.stringContaining('permissions [things]'), status: 503 }),
    ]);
  });

  it('finds a route with an id of somebody, of whom nobody has stated who', async () => {
    expect(await faultsOf(reading('/things/{id}', 'student'))).toEqual([
      expect.objectContaining({ route: 'get /things/{id}', expected: expect.stringContaining('a row') }),
    ]);
    const rows = { 'get /things/{id}': 'shared' } as const;
    expect(await faultsOf(reading('/things/{id}', 'student'), { rows })).toEqual([]);
  });

  it('finds a route that shows another student what its row says is the owner’s', async () => {
    const faults = await faultsOf(reading('/things/{id}', 'student'), { rows: { 'get /things/{id}': own } });
    expect(faults).toEqual([
      { route: 'get /things/{id}', caller: 'another student', expected: '404', status: 200 },
    ]);
  });

  it('finds a row of a route that is no more', async () => {
    const faults = await faultsOf(reading('/things', 'student'), { rows: { 'get /gone': 'shared' } });
    expect(faults).toMatchObject([{ route: 'get /gone', expected: 'a route of this name' }]);
  });
});

describe('the walk with limited rights', () => {
  const limitedTo = { courseIds: ['course1'], batchIds: [] };
  const lists = { 'get /notes': '/notes' };
  const ids = { own: { note: 'mine' }, foreign: { note: 'theirs' } };
  const walk = { limitedTo, ...ids, lists, shown: ['mine'], hidden: ['theirs'] };
  const notes = { method: 'get', access: 'admin', permission: 'things', summary: 's', answer } as const;
  const listing = (shown: readonly string[], limitedShown: readonly string[]) =>
    handle(defineRoute({ ...notes, path: '/notes', limited: 'filtered' }), async ({ identity }) => ({
      items: identity.limitedTo === undefined ? shown : limitedShown,
    }));

  it('finds a list that shows what is not theirs, nothing of theirs, or has nothing to hide', async () => {
    const limits = [walk];
    expect(await faultsOf(listing(['mine', 'theirs'], ['mine']), { limits })).toEqual([]);
    expect(await faultsOf(listing(['mine', 'theirs'], ['mine', 'theirs']), { limits })).toMatchObject([
      { expected: 'a list without theirs' },
    ]);
    expect(await faultsOf(listing(['mine', 'theirs'], []), { limits })).toMatchObject([
      { expected: 'a list with something of their own' },
    ]);
    expect(await faultsOf(listing(['mine'], ['mine']), { limits })).toMatchObject([
      { expected: 'a list with something to hide' },
    ]);
    expect(await faultsOf(listing([], []), { limits: [{ ...walk, lists: {} }] })).toMatchObject([
      { expected: 'a path of its list' },
    ]);
  });

  it('finds a route that opens what is not theirs, and one of which no walk is stated', async () => {
    const limited = { note: 'params.id' } as const;
    const route = handle(
      defineRoute({ ...notes, path: '/notes/{id}', params: z.object({ id: z.string() }), limited }),
      ok,
    );
    expect(await faultsOf(route)).toMatchObject([
      { expected: 'common.limited-rights', status: 200 },
      { expected: 'a walk of limited rights' },
    ]);
    const faults = await faultsOf(route, { limits: [walk] });
    expect(faults.map(({ caller }) => caller)).toEqual([
      'admin who reaches nothing',
      'limited admin with theirs',
      `limited admin with ${'e3'.repeat(12)}`,
    ]);
    expect(await faultsOf(route, { limits: [{ ...walk, own: {} }] })).toContainEqual(
      expect.objectContaining({ expected: 'an own and a foreign note' }),
    );
  });
});
