import { useAdminMenus } from '@pathshala/web-kit/admin-menu';
import type { AdminMenu } from '@pathshala/web-kit/registry';
import { matchRoutes, useLocation } from '@pathshala/web-kit/router';

export interface CurrentEntry {
  /** The path of the entry. */
  readonly path: string;
  /** `page` on the entry's own page, `true` on one that marks it. */
  readonly mark: 'page' | 'true';
}

/** The entry of the page that is shown, which the menu marks. */
export function useCurrentEntry(): CurrentEntry | undefined {
  const { pathname } = useLocation();
  return currentEntry(useAdminMenus(), pathname);
}

/** Finds the page of an address among all pages with an entry or a mark, as the router does. */
export function currentEntry(menus: readonly AdminMenu[], pathname: string): CurrentEntry | undefined {
  const places = menus.flatMap(({ entries, marks }) => [
    ...entries.map(({ path }) => ({ path, entry: path })),
    ...Object.entries(marks).map(([path, entry]) => ({ path, entry })),
  ]);
  const path = matchRoutes(places, pathname)?.at(-1)?.route.entry;
  if (path === undefined) return undefined;
  return { path, mark: path === pathname ? 'page' : 'true' };
}
