import { describe, expect, it } from 'vitest';
import * as notes from '../../test/note-service.ts';
import { openApiOf, routesIn } from './openapi.ts';

describe('the description of the API', () => {
  const document = openApiOf([{ service: 'svc-notes', contract: notes }]);

  const operation = (path: string, method: 'get' | 'post') => document.paths?.[path]?.[method] ?? {};

  it('has every route of the contract under /api, by the name of its export', () => {
    const routes = routesIn(notes);
    expect(routes).toHaveLength(9);
    for (const [name, route] of routes) {
      expect(document.paths?.[`/api${route.path}`]?.[route.method]?.operationId).toBe(name);
    }
    expect(Object.values(document.paths ?? {}).flatMap((item) => Object.keys(item))).toHaveLength(9);
  });

  it('tells what goes in, what comes out and who may call', () => {
    expect(operation('/api/notes', 'post')).toMatchObject({
      tags: ['svc-notes'],
      description: 'Whoever is logged in.',
      security: [{ session: [] }],
      requestBody: {
        content: { 'application/json': { schema: { required: ['text'], additionalProperties: false } } },
      },
      responses: { 201: { description: 'Done' }, default: { description: 'Refused or failed' } },
    });
    expect(operation('/api/owners/{owner}/notes', 'get')).toMatchObject({
      parameters: [{ in: 'path', name: 'owner', required: true }],
      description: 'Administrators, and the student whom params.owner names.',
    });
    expect(operation('/api/notes/latest', 'get')).toMatchObject({ security: [] });
  });
});
