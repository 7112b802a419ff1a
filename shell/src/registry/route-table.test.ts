import type { Registry, RemoteDescription } from '@pathshala/web-kit/registry';
import { matchRoutes } from '@pathshala/web-kit/router';
import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earlyFiles } from './early-files.ts';
import { findEarlyRoute } from './find-early-route.ts';
import { versionsOf } from './versions-of.ts';
import { readRegistry } from './read-registry.ts';
import { navTable, routeTable } from './route-table.ts';

function description(name: string, part: Partial<RemoteDescription>): RemoteDescription {
  return {
    name,
    version: 'v1',
    contract: '^2.0',
    entry: 'remoteEntry.js',
    integrity: {},
    preload: { app: ['app.js', 'app.css'], texts: { bn: ['texts-bn.js'], en: ['texts-en.js'] } },
    routes: [],
    nav: [],
    ...part,
  };
}

const entry = (path: string, order: number) =>
  ({ path, order, text: { bn: path, en: path }, icon: 'home', audience: ['visitor'] }) as const;

const registry: Registry = {
  'mfe-learning': description('mfe-learning', {
    routes: [{ path: '/courses/*', access: 'visitor', chunk: 'page-courses', files: ['page-courses.js'] }],
    nav: [entry('/courses', 40), entry('/', 10)],
  }),
  'mfe-exams': description('mfe-exams', {
    routes: [{ path: '/courses/newMCQ', access: 'admin' }],
    nav: [entry('/exams', 20)],
  }),
};

describe('the registry as the shell uses it', () => {
  it('finds the remote of an address across all remotes', () => {
    const routes = routeTable(registry);
    expect(findEarlyRoute(routes, '/courses/newMCQ')?.remote).toBe('mfe-exams');
    expect(findEarlyRoute(routes, '/courses/admission')?.remote).toBe('mfe-learning');
  });

  it('fetches early for the route that React Router will choose', () => {
    const segment = constantFrom('courses', 'admission', 'units', 'Exams', '7', 'ঢা');
    const pattern = constantFrom('courses', 'admission', 'units', 'exams', ':code', ':id');
    const pathOf = (segments: readonly string[]) => `/${segments.join('/')}`;
    const route = array(pattern, { maxLength: 4 }).map((segments) => ({ path: pathOf(segments) }));
    const splat = array(pattern, { minLength: 1, maxLength: 3 }).map((segments) => ({
      path: `${pathOf(segments)}/*`,
    }));
    assert(
      property(
        array(route, { maxLength: 6 }),
        array(splat, { maxLength: 3 }),
        array(segment, { maxLength: 5 }),
        (routes, splats, segments) => {
          const all = [...routes, ...splats];
          expect(findEarlyRoute(all, pathOf(segments))).toBe(
            matchRoutes(all, pathOf(segments))?.at(-1)?.route,
          );
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('makes one menu, in the order that the remotes ask for', () => {
    expect(navTable(registry).map(({ path }) => path)).toEqual(['/', '/exams', '/courses']);
  });

  it('knows what to fetch early, in the reader’s language only', () => {
    const route = findEarlyRoute(routeTable(registry), '/courses');
    const files = route ? earlyFiles(registry, route, 'bn') : [];
    expect(files).toEqual(
      ['remoteEntry.js', 'app.js', 'app.css', 'texts-bn.js', 'page-courses.js'].map(
        (file) => `/mfe/mfe-learning/v1/${file}`,
      ),
    );
  });

  it('sees that another version is published', () => {
    const next = { ...registry, 'mfe-exams': description('mfe-exams', { version: 'v2' }) };
    expect(versionsOf(next)).not.toBe(versionsOf(registry));
    expect(versionsOf({ ...registry })).toBe(versionsOf(registry));
  });

  it('is read from the page, and is empty where the page has none', () => {
    const page = (text: string | undefined) => {
      const block = Object.assign(document.createElement('script'), { textContent: text ?? '' });
      return { getElementById: () => (text === undefined ? null : block), querySelector: () => null };
    };
    expect(readRegistry(page(JSON.stringify(registry)))).toEqual(registry);
    expect(readRegistry(page(undefined))).toEqual({});
  });

  it('takes a remote from where a developer asks for it, if the server allows the origin for this page', () => {
    const block = Object.assign(document.createElement('script'), { textContent: JSON.stringify(registry) });
    const meta = (content: string) => {
      const element = Object.assign(document.createElement('meta'), { name: 'remote-origins', content });
      return { getElementById: () => block, querySelector: () => element };
    };
    localStorage.setItem('mfe-override:mfe-exams', 'http://localhost:4012/federated/remoteEntry.js');
    localStorage.setItem('mfe-override:mfe-learning', 'https://evil.example/remoteEntry.js');
    const read = readRegistry(meta('http://localhost:4011 http://localhost:4012'));
    const elsewhere = readRegistry({ ...meta(''), querySelector: () => null });
    localStorage.clear();
    expect(read['mfe-exams']).toMatchObject({
      entry: 'http://localhost:4012/federated/remoteEntry.js',
      integrity: {},
    });
    expect(read['mfe-learning']?.entry).toBe('remoteEntry.js');
    expect(elsewhere).toEqual(registry);
  });
});
