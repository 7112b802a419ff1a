import type { Language } from './i18n/language.ts';

/**
 * The version of the contract between shell and remotes (lifecycles, props, services, shared modules) that a shell built
 * with this kit provides. SemVer: a removed or changed member raises the major number, an added one the minor number.
 */
export const contract = '2.7.0';

/** The range that a remote built with this kit declares: it may use every member of this minor version. */
export const contractRange = `^${contract.replace(/\.\d+$/, '')}`;

export type RouteAccess = 'visitor' | 'student' | 'admin';

export type RouteLayout = 'calm' | 'own-menu';

export interface PlainPage {
  readonly file: `${string}.liquid`;
  readonly calls: Readonly<Record<string, `/${string}`>>;
}

export interface RemoteRoute {
  /** A path of React Router: `/courses/admission/:coursecode/units`; a trailing `/*` matches everything below. */
  readonly path: string;
  /** The access of the page; the API checks independently. */
  readonly access: RouteAccess;
  /**
   * A participant may open it, too. `:examid`: only where this parameter of the path is the participant's exam; true: wherever
   * the API lets it.
   */
  readonly participant?: true | `:${string}`;
  /** `calm`: the page without bars and menus (an exam). `own-menu`: the top bar, but no side menu, because the remote has its own. */
  readonly layout?: RouteLayout;
  /** The chunk name of the page, which the shell prefetches with the remote's entry. */
  readonly chunk?: string;
  /** The chunks that the page may load later: stored with it, where a person keeps what it shows for offline. */
  readonly further?: readonly string[];
  /**
   * The call that answers the page's `PageMeta`, without `/api`, with the path's parameters: `/campaign/page-meta/:id`. The
   * gateway calls it as a visitor.
   */
  readonly meta?: string;
  /**
   * The build renders the page as it is seen first, before any answer of the API; the gateway puts that into the page of a
   * visitor, and a `calm` one into that of everybody who may open it. An address: the one to render, where the path has
   * parameters.
   */
  readonly isPrerendered?: true | `/${string}`;
  /**
   * The page in words, for who runs no scripts: a template of Liquid under `src/plain`, and the public calls whose answers it
   * shows, by name, without `/api`. `:id` is a parameter of the path, `:courses.items.0._id` a value of an earlier answer.
   * Without an answer to the first call there is no such page.
   */
  readonly plain?: PlainPage;
  /**
   * The call that the page makes first, without `/api`, with the parameters of path and query:
   * `/exams/papers/:paperId`. The browser sends it with the first script, and the page takes its answer.
   */
  readonly answer?: string;
}

export type NavIcon =
  | 'home'
  | 'dashboard'
  | 'profile'
  | 'account'
  | 'courses'
  | 'exams'
  | 'fees'
  | 'practice'
  | 'routine'
  | 'campaigns'
  | 'admin';

export interface NavEntry {
  readonly path: string;
  readonly text: Readonly<Record<Language, string>>;
  readonly icon: NavIcon;
  readonly order: number;
  readonly audience: readonly RouteAccess[];
}

export type AdminMenuIcon =
  | 'start'
  | 'create'
  | 'book'
  | 'sheet'
  | 'questionMark'
  | 'horn'
  | 'users'
  | 'payments'
  | 'reports'
  | 'operations'
  | 'settings'
  | 'undo'
  | 'handIn'
  | 'marking'
  | 'flag'
  | 'results'
  | 'import'
  | 'addPerson'
  | 'addRows'
  | 'megaphone'
  | 'page'
  | 'audit'
  | 'tree'
  | 'academicCap';

export interface AdminMenuEntry {
  readonly path: string;
  readonly text: Readonly<Record<Language, string>>;
  readonly icon: AdminMenuIcon;
  /** The name of the group, which any remote may declare. */
  readonly group: string;
  readonly order: number;
  /** The permission that is required to open the page; one of several is enough. */
  readonly permission?: string | readonly string[];
  /** True: the page works with rights that are limited to courses or batches, too. */
  readonly withLimits?: true;
}

export interface AdminMenuGroup {
  readonly name: string;
  readonly order: number;
  /** A group without a title has no heading. */
  readonly title?: Readonly<Record<Language, string>>;
  /** True: the group is unfolded until the administrator folds it. */
  readonly isOpenAtFirst?: boolean;
}

/** The part of the boss area's menu that a remote adds; the menu is composed from all remotes. */
export interface AdminMenu {
  readonly groups: readonly AdminMenuGroup[];
  readonly entries: readonly AdminMenuEntry[];
  /** Path of a page without an entry → the path of the entry that is marked while the page is shown. */
  readonly marks: Readonly<Record<string, string>>;
}

/** The facts about a remote for the build and the shell, derived from its table of pages. */
export interface RemoteManifest {
  readonly name: string;
  readonly routes: readonly RemoteRoute[];
  readonly nav: readonly NavEntry[];
  /** Left out by a remote that adds nothing to the menu of the boss area. */
  readonly adminMenu?: AdminMenu;
}

/** `remote.json` of a build. Paths are relative to the version's folder. */
export interface RemoteDescription {
  readonly name: string;
  readonly version: string;
  /** The range of the contract that it needs: `^2.1`. */
  readonly contract: string;
  readonly entry: string;
  /** `module`: the entry is an ES module, which the shell imports; absent: a classic script, which defines a global. */
  readonly type?: 'module';
  /** `mf`: loaded by Module Federation's own runtime, which the shell fetches when the remote is opened. */
  readonly runtime?: 'mf';
  readonly integrity: Readonly<Record<string, string>>;
  readonly preload: {
    readonly app: readonly string[];
    readonly texts: Readonly<Record<Language, readonly string[]>>;
  };
  readonly routes: readonly (RemoteRoute & {
    readonly files?: readonly string[];
    readonly furtherFiles?: readonly string[];
    /** The files with the page as HTML. */
    readonly html?: Readonly<Record<Language, string>>;
  })[];
  readonly nav: readonly NavEntry[];
  readonly adminMenu?: AdminMenu;
}

/** The descriptions of all published remotes by name, which the gateway inlines in the page. */
export type Registry = Readonly<Record<string, RemoteDescription>>;
