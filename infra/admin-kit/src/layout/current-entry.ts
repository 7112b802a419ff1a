import type { MenuEntry } from './menu-entries.ts';

/** Whether the entry is that of the page: `page` for its own, `true` for one that it covers. */
export function currentMark(
  { path, covers }: Pick<MenuEntry, 'path' | 'covers'>,
  pathname: string,
): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return covers?.test(pathname) ? 'true' : undefined;
}
