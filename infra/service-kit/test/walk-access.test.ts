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
