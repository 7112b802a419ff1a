import { Route } from '@pathshala/web-kit/router';
import type { ReactElement, ReactNode } from 'react';
import type { RemoteRoute } from '../registry.ts';

/**
 * `element` for the routes of a manifest that are not built yet. Put them after the built ones: of two equal paths
 * React Router takes the first. A `/*` gets none: it only assigns the paths below it to the remote (NAV-03).
 */
export function plannedRoutes(routes: readonly RemoteRoute[], element: ReactNode): readonly ReactElement[] {
  return routes
    .filter(({ path }) => !path.endsWith('/*'))
    .map(({ path }) => <Route key={path} path={path} element={element} />);
}
