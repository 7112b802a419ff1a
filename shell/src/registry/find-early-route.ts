/**
 * The route that React Router will choose for a path, for the boot script, which runs before React Router is
 * downloaded. A wrong answer costs a download, never a page; the test compares both for every kind of path.
 */
export function findEarlyRoute<Route extends { readonly path: string }>(
  routes: readonly Route[],
  pathname: string,
): Route | undefined {
  const segments = segmentsOf(pathname);
  return routes
    .filter(({ path }) => accepts(segmentsOf(path), segments))
    .reduce<Route | undefined>(
      (best, route) => (best && score(best.path) >= score(route.path) ? best : route),
      undefined,
    );
}

function segmentsOf(path: string): readonly string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

function accepts(pattern: readonly string[], segments: readonly string[]): boolean {
  const hasSplat = pattern.at(-1) === '*';
  const fixed = hasSplat ? pattern.slice(0, -1) : pattern;
  const fits = fixed.every(
    (part, index) => part === segments[index] || (part.startsWith(':') && segments[index] !== undefined),
  );
  return fits && (hasSplat || pattern.length === segments.length);
}

/** React Router's weights of a static segment, a parameter and a splat. */
function score(path: string): number {
  return segmentsOf(path)
    .map((part) => (part === '*' ? -1 : part.startsWith(':') ? 4 : 11))
    .reduce((sum, weight) => sum + weight, 0);
}
