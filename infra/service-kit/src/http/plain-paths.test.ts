import express, { type Request } from 'express';
import { array, assert, constantFrom, oneof, property, stringMatching, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineRoute, type HttpMethod } from '@pathshala/contract-kit/route';
import { matchPlainPaths } from './plain-paths.ts';
import { orderedRoutes } from './routes.ts';

const declared = [
  ['get', '/exams'],
  ['get', '/exams/{id}'],
  ['get', '/exams/results'],
  ['put', '/exams/{id}/answers'],
  ['get', '/exams/{id}/{part}'],
  ['get', '/exams/results/{resultId}'],
  ['post', '/exams/{id}/submit'],
] as const satisfies readonly (readonly [HttpMethod, `/${string}`])[];

const routes = orderedRoutes(
  declared.map(([method, path]) => ({
    route: defineRoute({
      method,
      path,
      access: 'visitor',
      summary: path,
      params: z.record(z.string(), z.string()),
      answer: z.unknown(),
    }),
    handle: async () => null,
  })),
);

const matchPlain = matchPlainPaths(
  routes.map(({ route }) => ({ route, handler: `${route.method} ${route.path}` })),
);

interface Found {
  readonly handler: string;
  readonly params: object;
}

/** What express itself makes of the call, with the routes mounted as the service mounts them. */
function matchInExpress(method: string, url: string): Found | null {
  let found: Found | null = null;
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  for (const { route } of routes) {
    app[route.method](route.path.replaceAll(/\{(\w+)\}/g, ':$1'), (request: Request) => {
      found = { handler: `${route.method} ${route.path}`, params: { ...request.params } };
    });
  }
  app({ method, url } as Request, {} as never, () => undefined);
  return found;
}

const step = oneof(
  constantFrom('exams', 'results', 'answers', 'submit', 'Exams', '', '.', '%41', 'a b', ':id', '{id}'),
  stringMatching(/^[\w.~-]{1,8}$/),
);
const urls = tuple(
  array(step, { minLength: 1, maxLength: 4 }),
  constantFrom('', '?', '?a=/x', '/', '?q=1/2'),
).map(([steps, tail]) => `/${steps.join('/')}${tail}`);

describe('a plain path', () => {
  it('finds the route that express finds, or leaves the call to express', () => {
    assert(
      property(constantFrom('GET', 'PUT', 'POST', 'DELETE', 'HEAD'), urls, (method, url) => {
        const byExpress = matchInExpress(method, url);
        expect(matchPlain(method, url) ?? byExpress).toEqual(byExpress);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is found without express wherever it is one of ids and words', () => {
    expect(matchPlain('PUT', '/exams/0123456789abcdef/answers?x=1')).toEqual({
      handler: 'put /exams/{id}/answers',
      params: { id: '0123456789abcdef' },
    });
    expect(matchPlain('GET', '/exams/results')?.handler).toBe('get /exams/results');
    expect(matchPlain('GET', '/exams/%72esults')).toBeNull();
  });
});
