import { matchRoutes } from '@pathshala/web-kit/router';
import type { TableRoute } from '../registry/route-table.ts';

/** The remote's route that React Router chooses for a path. */
export function findRoute(routes: readonly TableRoute[], pathname: string): TableRoute | undefined {
  return matchRoutes([...routes], pathname)?.at(-1)?.route;
}
