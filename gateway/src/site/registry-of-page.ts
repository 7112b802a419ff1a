import type { RemoteDescription } from '@pathshala/releases/remote-description';
import { matchRoute } from './match-route.ts';

type Remotes = Readonly<Record<string, RemoteDescription>>;

/**
 * The registry as a page at this address contains it: the files to fetch early are those of its own route. They are a
 * third of the page; the shell reads those of other routes from `/mfe/registry.json` when a link is hovered.
 */
export function registryOfPage(remotes: Remotes, address: string): Remotes {
  const shown = matchRoute(
    Object.values(remotes).flatMap(({ routes }) => routes),
    address,
  )?.route;
  const withoutFiles = (route: RemoteDescription['routes'][number]) => {
    const { files: _files, ...others } = route;
    return route === shown ? route : others;
  };
  return Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => [
      name,
      { ...remote, routes: remote.routes.map(withoutFiles) },
    ]),
  );
}
