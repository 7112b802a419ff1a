export type RouteParams = Readonly<Record<string, string>>;

export interface Match<Route> {
  readonly route: Route;
  readonly params: RouteParams;
}

/** The most exact route for a path: a fixed part outranks a `:parameter`, which outranks a trailing `/*`. */
export function matchRoute<Route extends { readonly path: string }>(
  routes: readonly Route[],
  pathname: string,
): Match<Route> | undefined {
  const parts = partsOf(pathname);
  let best: (Match<Route> & { readonly rank: string }) | undefined;
  for (const route of routes) {
    const pattern = partsOf(route.path);
    const params = paramsOf(pattern, parts);
    if (!params) continue;
    const rank = rankOf(pattern);
    if (!best || rank > best.rank) best = { route, params, rank };
  }
  return best && { route: best.route, params: best.params };
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

/** One digit per part, so that plain string order is the order of exactness; the end of a path outranks its star. */
function rankOf(pattern: readonly string[]): string {
  return `${pattern.map((part) => (part === '*' ? '0' : part.startsWith(':') ? '2' : '3')).join('')}1`;
}

function paramsOf(pattern: readonly string[], parts: readonly string[]): RouteParams | undefined {
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    if (expected === '*') return { ...params, '*': parts.slice(index).join('/') };
    const part = parts[index];
    if (part === undefined) return undefined;
    if (expected.startsWith(':')) params[expected.slice(1)] = decode(part);
    else if (expected !== part) return undefined;
  }
  return pattern.length === parts.length ? params : undefined;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray % in an address is still an address: it will be nobody's id.
    return part;
  }
}
