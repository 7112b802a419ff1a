interface Route {
  readonly path: string;
}

interface RouteMatch<Found extends Route> {
  readonly route: Found;
  /** The parameters as they are in the address. */
  readonly params: Readonly<Record<string, string>>;
}

/** The most exact route of an address: of those that match, the one with the most fixed segments. */
export function matchRoute<Found extends Route>(
  routes: readonly Found[],
  address: string,
): RouteMatch<Found> | null {
  const segments = address.split('/');
  let best: (RouteMatch<Found> & { readonly fixed: number }) | null = null;
  for (const route of routes) {
    const names = route.path.split('/');
    if (names.length !== segments.length || !names.every((name, at) => fits(name, segments[at] ?? '')))
      continue;
    const fixed = names.filter((name) => !name.startsWith(':')).length;
    if (fixed > (best?.fixed ?? -1)) best = { route, params: paramsOf(names, segments), fixed };
  }
  return best;
}

const fits = (name: string, segment: string): boolean =>
  name.startsWith(':') ? segment !== '' : name === segment;

function paramsOf(names: readonly string[], segments: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name, at) => (name.startsWith(':') ? [[name.slice(1), segments[at] ?? '']] : [])),
  );
}
