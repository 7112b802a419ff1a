import type { RemoteDescription } from '@pathshala/releases/remote-description';
import { matchRoute } from './match-route.ts';

type Remotes = Readonly<Record<string, RemoteDescription>>;

/**
 * The registry as a page at this address contains it: with the files to fetch early of its own route, and without what
 * only the gateway needs. Both would be half of the page; the shell reads the files of other routes from
 * `/mfe/registry.json` when a link is hovered.
 */
export function registryOfPage(remotes: Remotes, address: string): Remotes {
  const shown = matchRoute(
    Object.values(remotes).flatMap(({ routes }) => routes),
    address,
  )?.route;
  const inPage = (route: RemoteDescription['routes'][number]) => {
    const {
      files,
      chunk: _chunk,
      meta: _meta,
      html: _html,
      isPrerendered: _isPrerendered,
      ...others
    } = route;
    return route === shown && files !== undefined ? { ...others, files } : others;
  };
  return Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => [name, { ...remote, routes: remote.routes.map(inPage) }]),
  );
}
