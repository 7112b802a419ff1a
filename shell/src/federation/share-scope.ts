import { platform } from './platform.ts';

/** A module as Module Federation shares it between host and remotes. */
interface SharedModule {
  readonly from: string;
  readonly loaded: true;
  readonly get: () => Promise<() => unknown>;
}

/** Name → version → module. A remote adds its own copies, for others that need them. */
type ShareScope = Record<string, Record<string, SharedModule>>;

/** The one share scope of the page. `loaded` makes every bundler prefer the shell's copy of a singleton to a newer one. */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(platform).map(([name, { version, exports }]) => [
    name,
    { [version]: { from: 'shell', loaded: true, get: () => Promise.resolve(() => exports) } },
  ]),
);
