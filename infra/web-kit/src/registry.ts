import type { Language } from './i18n/language.ts';

/** The contract between shell and remotes: lifecycles, props and services. A change that breaks either raises the first number. */
export const contract = '2.0';

export type RouteAccess = 'visitor' | 'student' | 'admin';

export type RouteLayout = 'calm' | 'own-menu';

export interface RemoteRoute {
  /** `/courses/admission/:coursecode/units`; a trailing `/*` takes everything below. The most exact one wins. */
  readonly path: string;
  /** Who may open it; the API enforces the same by itself. */
  readonly access: RouteAccess;
  /** `calm`: the page alone, without bars and menus (an exam). `own-menu`: the top bar, but no side menu: the remote has its own. */
  readonly layout?: RouteLayout;
  /** The chunk name of the page (`webpackChunkName`), so that it can be fetched beside the remote's entry. */
  readonly chunk?: string;
}

export type NavIcon = 'home' | 'dashboard' | 'profile' | 'courses' | 'exams' | 'campaigns' | 'admin';

export interface NavEntry {
  readonly path: string;
  readonly text: Readonly<Record<Language, string>>;
  readonly icon: NavIcon;
  readonly order: number;
  readonly audience: readonly RouteAccess[];
}

/** What a remote says about itself in `src/manifest.ts`: plain data, read by the build and by the remote. */
export interface RemoteManifest {
  readonly name: string;
  readonly routes: readonly RemoteRoute[];
  readonly nav: readonly NavEntry[];
}

/** `remote.json`, beside every build. Paths are relative to the version's folder. */
export interface RemoteDescription {
  readonly name: string;
  readonly version: string;
  readonly contract: string;
  readonly entry: string;
  readonly integrity: Readonly<Record<string, string>>;
  readonly preload: {
    readonly app: readonly string[];
    readonly texts: Readonly<Record<Language, readonly string[]>>;
  };
  readonly routes: readonly (RemoteRoute & { readonly files?: readonly string[] })[];
  readonly nav: readonly NavEntry[];
}

/** What the gateway inlines in the page: every published remote's description by its name. */
export type Registry = Readonly<Record<string, RemoteDescription>>;
