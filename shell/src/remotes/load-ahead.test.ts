import { contractRange, type Registry, type RouteAccess } from '@pathshala/web-kit/registry';
import { aStudent, createFakeServices } from '@pathshala/web-kit/testing';
import { describe, expect, it } from 'vitest';
import { loadAhead } from './load-ahead.ts';

const described = (name: string, path: string, access: RouteAccess) => ({
  name,
  version: 'v1',
  contract: contractRange,
  entry: 'remoteEntry.js',
  integrity: {},
  preload: { app: [], texts: { bn: [], en: [] } },
  routes: [{ path, access }],
  nav: [],
});

const registry: Registry = {
  'mfe-learning': described('mfe-learning', '/courses/*', 'visitor'),
  'mfe-exams': described('mfe-exams', '/exams/*', 'student'),
};

describe('the remote of the first page', () => {
  it.each([
    ['/courses/admission', undefined, ['mfe-learning']],
    ['/exams/take/7', aStudent, ['mfe-exams']],
    ['/exams/take/7', undefined, []],
    ['/login', undefined, []],
  ])('at %s is loaded ahead if the visitor may open it', (pathname, user, expected) => {
    const loaded: string[] = [];
    const { session } = createFakeServices(user === undefined ? {} : { user });
    const load = (name: string) => {
      loaded.push(name);
      return Promise.reject(new Error('no connection'));
    };
    loadAhead({ registry, load, session, pathname });
    expect(loaded).toEqual(expected);
  });
});
