import type { ComponentType } from 'react';
import type { RemoteRoute } from '../registry.ts';
import type { PageRoute } from './pages.tsx';

/**
 * `page` for every route of a manifest that is not built. Not for a `/*`: it only says that the addresses below belong
 * to the remote, and one that no page has is the 404 page (NAV-03).
 */
export function plannedPages(
  routes: readonly RemoteRoute[],
  built: readonly PageRoute[],
  page: ComponentType,
): readonly PageRoute[] {
  const isBuilt = new Set(built.map(({ path }) => path));
  return routes
    .filter(({ path }) => !isBuilt.has(path) && !path.endsWith('/*'))
    .map(({ path }) => ({ path, page }));
}
