import type { RemoteDescription } from '@pathshala/releases/remote-description';
import { matchRoute } from './match-route.ts';

type Remotes = Readonly<Record<string, RemoteDescription>>;
type Route = RemoteDescription['routes'][number];

/**
 * Returns the registry as a page at this address contains it: with the files to prefetch for its own route, without what
 * only the gateway needs, and without routes that a `/*` of their remote describes as well. Those parts would be more than
 * half of the page; the shell reads the files of other routes from `/mfe/registry.json` when a link is hovered.
 */
export function registryOfPage(remotes: Remotes, address: string): Remotes {
  const all = Object.values(remotes).flatMap(({ routes }) => routes);
  const shown = matchRoute(all, address)?.route;
  const routesInPage = (routes: readonly Route[]): Route[] =>
    routes
      .filter((route) => route === shown || !isCovered(route, routes, all))
      .map((route) => inPage(route, shown));
  const hasAdminMenu = shown?.layout === 'own-menu';
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { adminMenu, ...remote }]) => [
      name,
      { ...remote, routes: routesInPage(remote.routes), ...(hasAdminMenu && { adminMenu }) },
    ]),
  );
}

function inPage(route: Route, shown: Route | undefined): Route {
  const {
    chunk: _chunk,
    meta: _meta,
    html: _html,
    isPrerendered: _isPrerendered,
    plain: _plain,
    further: _further,
    furtherFiles: _furtherFiles,
    ...facts
  } = route;
  if (route === shown) return facts;
  const { files: _files, answer: _answer, ...others } = facts;
  return others;
}

/** Whether a wider route of the same remote says the same of this path, and no other route stands in between. */
function isCovered(route: Route, routes: readonly Route[], all: readonly Route[]): boolean {
  const wider = routes.filter((one) => one !== route && isBelow(route.path, one.path));
  const narrowest = wider.reduce<Route | null>(
    (best, one) => (best !== null && best.path.length >= one.path.length ? best : one),
    null,
  );
  if (narrowest === null || !saysTheSame(route, narrowest)) return false;
  const mayStandBetween = all.filter((one) => !(routes.includes(one) && saysTheSame(one, route)));
  return mayStandBetween.every((one) => !haveCommonAddress(one.path, route.path));
}

const isBelow = (path: string, splat: string): boolean =>
  splat.endsWith('/*') && path.toLowerCase().startsWith(splat.slice(0, -1).toLowerCase());

const areCommon = (one: string, other: string): boolean =>
  one === other || one.startsWith(':') || other.startsWith(':');

/** Whether an address may be of both paths. */
function haveCommonAddress(one: string, other: string): boolean {
  const [first = [], second = []] = [one, other].map((path) => path.toLowerCase().split('/'));
  for (const [at, segment] of first.entries()) {
    const there = second[at];
    if (segment === '*' || there === '*') return true;
    if (there === undefined) return false;
    if (!areCommon(segment, there)) return false;
  }
  return first.length === second.length || second[first.length] === '*';
}

/** Compares the facts that the shell uses, which shows all paths of a remote in the same way. */
function saysTheSame(one: Route, other: Route): boolean {
  const facts = ({ access, layout, participant }: Route): string =>
    JSON.stringify([access, layout, participant]);
  return facts(one) === facts(other);
}
