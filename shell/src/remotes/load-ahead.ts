import type { Registry } from '@pathshala/web-kit/registry';
import type { Services } from '@pathshala/web-kit/services';
import { routeTable } from '../registry/route-table.ts';
import { findRoute } from '../router/find-route.ts';
import { mayOpen } from '../router/may-open.ts';
import type { LoadRemote } from './remote-loader.ts';

interface FirstPage extends Pick<Services, 'session'> {
  readonly registry: Registry;
  readonly load: LoadRemote;
  readonly pathname: string;
}

/**
 * Loads the remote of the first page while the shell is rendered for the first time: its files, each of which names the
 * next, are a tenth of a second on a cheap phone even from the browser's cache.
 */
export function loadAhead({ registry, load, session, pathname }: FirstPage): void {
  const route = findRoute(routeTable(registry), pathname);
  if (route === undefined || !mayOpen(route.access, session.get().user, route)) return;
  // The page loads it too, and shows why it cannot.
  load(route.remote).catch(() => undefined);
}
