import type { AdminMenuEntry, AdminMenuGroup, NavEntry, RemoteRoute } from '../registry.ts';

type Path = `/${string}`;

/** A component without props. The types of React are for browsers, and Node reads this file, too. */
type PageComponent = () => unknown;

interface Row {
  readonly path: Path;
  /** Left out where it is that of the table's `defaults`. */
  readonly access?: RemoteRoute['access'];
  readonly layout?: RemoteRoute['layout'];
}

/** A page of a remote. The fields that {@link RemoteRoute} has, too, are described there. */
export interface PageRow extends Row, Omit<RemoteRoute, 'path' | 'access' | 'layout' | 'chunk'> {
  /**
   * `() => import('./features/profile/profile-page.tsx').then((file) => file.ProfilePage)`. The chunk is named after the
   * file, `page-profile`; a magic comment names another one. Rows with the same function show the same component.
   */
  readonly load: () => Promise<PageComponent>;
  /** The permission that an administrator needs; one of several is enough. */
  readonly permission?: string | readonly string[];
  /** True: the page works with rights that are limited to courses or batches, too; without it such administrators do not see it. */
  readonly withLimits?: true;
  /** The page's entry in the menu of the site. */
  readonly nav?: Omit<NavEntry, 'path'>;
  /**
   * The page's entry in the menu of the boss area, or the path of the entry that is marked while the page is shown. An entry
   * requires the permission of its page, unless it names another one.
   */
  readonly menu?: Omit<AdminMenuEntry, 'path'> | Path;
}

/** An address that leads to another one. */
export interface RedirectRow extends Row {
  readonly to: Path;
}

/** A row of a table that has redirects, too. */
export type AnyRow = PageRow | RedirectRow;

export interface PageTable<Of extends AnyRow = PageRow> {
  /** The name of the remote: `mfe-exams`. */
  readonly name: string;
  readonly defaults?: Pick<RemoteRoute, 'access' | 'layout'>;
  readonly pages: readonly Of[];
  /** Addresses below which the remote answers, also where it has no page: `/exams/*`. */
  readonly claims?: readonly Row[];
  /** The groups of the menu of the boss area that this remote declares. */
  readonly menuGroups?: readonly AdminMenuGroup[];
}

/** Fields that a browser does not need. The build leaves them out of a remote's code. */
export const fieldsOfManifest = {
  access: true,
  layout: true,
  participant: true,
  further: true,
  meta: true,
  isPrerendered: true,
  plain: true,
  answer: true,
  nav: true,
  menu: true,
  defaults: true,
  claims: true,
  menuGroups: true,
} satisfies Record<
  Exclude<keyof PageRow | keyof PageTable, 'path' | 'load' | 'permission' | 'withLimits' | 'name' | 'pages'>,
  true
>;

/**
 * The table of a remote's pages, `src/pages.ts`: manifest, routes, chunk names and menus derive from it. The build reads it
 * with Node, so it imports plain TypeScript only; `src/*-pages.ts` may hold parts of a long table. `definePages<AnyRow>`: the table
 * has redirects, which the remote's root renders.
 */
export function definePages<Of extends AnyRow = PageRow>(table: PageTable<NoInfer<Of>>): PageTable<Of> {
  return table;
}

/** `./features/profile/profile-page.tsx` → `page-profile`. */
export function chunkOfFile(file: string): string {
  const name = file.replace(/^.*\//, '').replace(/(?:-page)?\.tsx?$/, '');
  return `page-${name}`;
}
