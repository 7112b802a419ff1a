import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access, HttpMethod, RouteDefinition } from '@pathshala/service-kit/contract';
import type { TestClient } from '@pathshala/service-kit/testing';
import * as contract from '../contract/http.ts';
import { otherId, startCatalog, studentId } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const routes = Object.values(contract).filter(
  (item): item is typeof item & RouteDefinition => typeof item === 'object' && 'access' in item,
);

/** What each caller must be told before anything else is looked at; null where the call goes through to the handler. */
function refusals(access: Access) {
  if (access === 'visitor') return { visitor: null, student: null, other: null };
  if (access === 'admin') return { visitor: 401, student: 403, other: 403 };
  if (access === 'student') return { visitor: 401, student: null, other: null };
  return { visitor: 401, student: null, other: 403 };
}

const send = (...[who, method, path, body]: [TestClient, HttpMethod, string, object | undefined]) =>
  method === 'get' ? who.get(path) : who[method](path, body);

describe('every route of the contract', () => {
  it('is served', () => {
    const served = catalog.running.definition.routes.map(({ route }) => route);
    expect(new Set(served)).toEqual(new Set(routes));
  });

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s keeps to its declared access',
    async (_, route) => {
      const path = route.path.replaceAll(/\{\w+\}/gu, studentId);
      const call = async (who: typeof catalog.student) =>
        (await send(who, route.method, path, route.body && { studentId })).status;
      const expected = refusals(route.access);
      const callers = {
        visitor: catalog.visitor,
        student: catalog.student,
        other: catalog.client.as({ userId: otherId }),
      };
      for (const [name, who] of Object.entries(callers)) {
        const refusal = expected[name as keyof typeof expected];
        const status = await call(who);
        const isRefused = [401, 403].includes(status);
        expect([name, isRefused ? status : null]).toEqual([name, refusal]);
      }
      expect([401, 403]).not.toContain(await call(catalog.admin));
      expect(await call(catalog.client.withToken())).toBe(401);
      expect(await call(catalog.client.withToken('forged.token.here'))).toBe(503);
    },
  );
});
