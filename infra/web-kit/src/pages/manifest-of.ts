import type { AdminMenu, RemoteManifest, RemoteRoute } from '../registry.ts';
import { type AnyRow, chunkOfFile, type PageRow, type PageTable } from './define-pages.ts';

/** Derives from a table of pages what the build and the shell know of the remote. */
export function manifestOf(table: PageTable<AnyRow>): RemoteManifest {
  const pages = table.pages.filter(isPage);
  const adminMenu = adminMenuOf(pages, table);
  return {
    name: table.name,
    routes: [...table.pages, ...(table.claims ?? [])].map((row) => routeOf(row, table)),
    nav: pages.flatMap(({ path, nav }) => (nav === undefined ? [] : [{ path, ...nav }])),
    ...(adminMenu !== undefined && { adminMenu }),
  };
}

/** Chunks that are named after two files: both would be loaded for each of the pages. A magic comment names one of them. */
export function sharedChunks({ pages }: PageTable<AnyRow>): readonly string[] {
  const files = new Map(pages.filter(isPage).map(({ load }) => [fileOf(load), load]));
  const names = [...files.values()].filter((load) => namedIn(load) === undefined).map(chunkOf);
  return names.filter((name, place) => names.indexOf(name) !== place);
}

const isPage = (row: AnyRow): row is PageRow => 'load' in row;

function routeOf(
  row: AnyRow | NonNullable<PageTable['claims']>[number],
  { name, defaults }: PageTable<AnyRow>,
): RemoteRoute {
  const { path, access = defaults?.access, layout = defaults?.layout } = row;
  if (access === undefined) throw new Error(`${name}: the row ${path} says nothing of its access.`);
  const route = { path, access, ...(layout !== undefined && { layout }) };
  if (!('load' in row)) return route;
  const { load, permission: _permission, withLimits: _withLimits, ...shown } = row;
  const { nav: _nav, menu: _menu, layout: _layout, ...facts } = shown;
  return { ...facts, ...route, chunk: chunkOf(load) };
}

function adminMenuOf(
  pages: readonly PageRow[],
  { menuGroups = [] }: PageTable<AnyRow>,
): AdminMenu | undefined {
  const entries = pages.flatMap(({ path, permission, withLimits, menu }) => {
    const rights = { ...(permission !== undefined && { permission }), ...(withLimits && { withLimits }) };
    return typeof menu === 'object' ? [{ path, ...rights, ...menu }] : [];
  });
  const marks = pages.flatMap(({ path, menu }) => (typeof menu === 'string' ? [[path, menu] as const] : []));
  if (menuGroups.length + entries.length + marks.length === 0) return undefined;
  return { groups: menuGroups, entries, marks: Object.fromEntries(marks) };
}

type Load = PageRow['load'];

const fileOf = (load: Load): string =>
  /\(\s*(?:\/\*.*?\*\/\s*)?["'`]([^"'`]+)/s.exec(String(load))?.[1] ?? '';

const namedIn = (load: Load): string | undefined => /webpackChunkName: "([^"]+)"/.exec(String(load))?.[1];

/** The code of a function that Node has read keeps its comments. */
function chunkOf(load: Load): string {
  return namedIn(load) ?? chunkOfFile(fileOf(load));
}
