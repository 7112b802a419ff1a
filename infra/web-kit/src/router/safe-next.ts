/** The path of a `next` parameter: always on this site, even if a crafted link names another one. */
export function safeNext(next: string | null): string {
  const path = pathOf(next ?? '');
  // The browser resolves the result again: `/.//evil.example` resolves to `//evil.example`, which is another site.
  return path !== undefined && pathOf(path) === path ? path : '/';
}

const here = 'http://site.invalid';

/** The path that a browser on this site resolves an address to; undefined for another site. */
function pathOf(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here);
  return origin === here ? `${pathname}${search}${hash}` : undefined;
}
