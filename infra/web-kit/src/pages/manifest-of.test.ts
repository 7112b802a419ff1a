import { describe, expect, it } from 'vitest';
import { type AnyRow, definePages } from './define-pages.ts';
import { manifestOf, sharedChunks } from './manifest-of.ts';

const pageOf = (code: string) =>
  Object.assign(() => Promise.resolve(() => null), { toString: () => `() => import(${code})` });

const text = { en: 'X', bn: 'এক্স' };
const nav = { text, icon: 'home', order: 1, audience: ['visitor'] } as const;
const entry = { group: 'g', text, icon: 'page', order: 1 } as const;

describe('the manifest of a table of pages', () => {
  it('has its routes, with defaults, chunks and claims, and its entries of the menu', () => {
    const table = definePages<AnyRow>({
      name: 'mfe-x',
      defaults: { access: 'admin', layout: 'own-menu' },
      pages: [
        { path: '/x', access: 'visitor', load: pageOf(`'./features/x/x-page.tsx'`), meta: '/m', nav },
        { path: '/old', to: '/x' },
      ],
      claims: [{ path: '/x/*' }],
    });
    const admin = { access: 'admin', layout: 'own-menu' };
    expect(manifestOf(table)).toEqual({
      name: 'mfe-x',
      routes: [
        { path: '/x', access: 'visitor', layout: 'own-menu', meta: '/m', chunk: 'page-x' },
        { path: '/old', ...admin },
        { path: '/x/*', ...admin },
      ],
      nav: [{ path: '/x', ...nav }],
    });
  });

  it('has the menu of the boss area, whose entries require the permission of their pages', () => {
    const load = pageOf(`/* webpackChunkName: "page-desk" */ './y.tsx'`);
    const table = definePages({
      name: 'mfe-x',
      defaults: { access: 'admin' },
      pages: [
        { path: '/a', load, permission: 'marking', menu: entry },
        { path: '/b', load, menu: { ...entry, permission: ['support'] } },
        { path: '/c', load, permission: 'marking', menu: '/a' },
      ],
    });
    const { adminMenu, routes } = manifestOf(table);
    expect(adminMenu).toEqual({
      groups: [],
      entries: [
        { path: '/a', permission: 'marking', ...entry },
        { path: '/b', ...entry, permission: ['support'] },
      ],
      marks: { '/c': '/a' },
    });
    expect(routes[0]).toEqual({ path: '/a', access: 'admin', chunk: 'page-desk' });
  });

  it('is refused where the access of a page is not stated', () => {
    const table = definePages({ name: 'mfe-x', pages: [{ path: '/a', load: pageOf(`'./a.tsx'`) }] });
    expect(() => manifestOf(table)).toThrow('mfe-x: the row /a says nothing of its access.');
  });

  it('says which chunks are named after two files', () => {
    const pages = [`'./a/list-page.tsx'`, `'./a/list-page.tsx'`, `'./b/list-page.tsx'`].map((code) => ({
      path: '/a' as const,
      load: pageOf(code),
    }));
    expect(sharedChunks({ name: 'mfe-x', pages })).toEqual(['page-list']);
    expect(sharedChunks({ name: 'mfe-x', pages: pages.slice(0, 2) })).toEqual([]);
  });
});
