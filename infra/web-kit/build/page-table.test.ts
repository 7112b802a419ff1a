import { describe, expect, it } from 'vitest';
import { tableForBrowser } from './page-table.ts';

const source = `import { loadResult } from './load-result.ts';
export const pages = definePages({
  name: 'mfe-x',
  defaults: { access: 'admin' },
  pages: [
    {
      path: '/বাংলা/:id',
      access: 'visitor',
      plain: { file: 'x.liquid', calls: { x: '/x' } },
      permission: permissions.questions,
      load: () => import('./features/x/x-page.tsx').then((file) => file.XPage),
      nav: { text: { en: 'X', bn: 'এক্স' }, icon: 'home', order: 1, audience: [] },
    },
    { path: '/y', load: () => import(/* webpackChunkName: "page-z" */ './y-page.tsx'), menu: '/y' },
    { path: '/r', load: loadResult, access: 'admin' },
    { path: '/old', to: paths.y },
  ],
  claims: [{ path: '/x/*' }],
});
`;

describe('a table of pages', () => {
  const table = tableForBrowser('pages.ts', source).replaceAll(/\s+/gu, ' ');

  it('goes to the browser without what only the manifest needs', () => {
    for (const left of ['defaults', 'access', 'plain', 'nav', 'menu', 'claims', 'liquid'])
      expect(table).not.toContain(left);
    expect(table).toContain("{ path: '/বাংলা/:id', permission: permissions.questions, load:");
    expect(table).toContain("{ path: '/r', load: loadResult, }");
    expect(table).toContain("{ path: '/old', to: paths.y }");
  });

  it('names each chunk after its file, unless a comment names it', () => {
    expect(table).toContain(`import(/* webpackChunkName: "page-x" */ './features/x/x-page.tsx')`);
    expect(table).toContain(`import(/* webpackChunkName: "page-z" */ './y-page.tsx')`);
  });

  it('is left as it is where it does not parse, so that the compiler reports the place', () => {
    expect(tableForBrowser('pages.ts', 'const = {')).toBe('const = {');
  });
});
