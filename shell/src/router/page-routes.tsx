import { NotFound } from '@pathshala/web-kit/parts/not-found';
import type { RemoteProps } from '@pathshala/web-kit/remote-props';
import { Route, Routes } from '@pathshala/web-kit/router';
import { useSession } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import type { TableRoute } from '../registry/route-table.ts';
import type { LoadRemote } from '../remotes/remote-loader.ts';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { accountRoutes } from './account-routes.tsx';
import { RequireAccess } from './require-access.tsx';

interface PageRoutesProps {
  readonly routes: readonly TableRoute[];
  readonly load: LoadRemote;
  readonly remoteProps: RemoteProps;
}

/**
 * The routes of the site: the account pages, each remote's paths behind their guard, and the 404 page. All paths of a
 * remote render the same element, so that React keeps the remote mounted between them.
 */
export function PageRoutes({ routes, load, remoteProps }: PageRoutesProps): ReactNode {
  const { switches } = useSession();
  return (
    <Routes>
      {accountRoutes}
      {routes.map((route) => (
        <Route
          key={`${route.remote} ${route.path}`}
          path={route.path}
          element={
            <RequireAccess route={route}>
              <RemoteOutlet key={switches} name={route.remote} load={load} remoteProps={remoteProps} />
            </RequireAccess>
          }
        />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
