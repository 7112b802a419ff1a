import type { ComponentType, ReactNode } from 'react';
import { NotFound } from '../parts/not-found.tsx';
import { matchRoute } from './match.ts';
import { ParamsContext, useLocation } from './navigation.ts';
import { PagePlace } from './page-place.tsx';

export interface PageRoute {
  readonly path: string;
  readonly page: ComponentType;
}

/** Shows the page whose path fits the address best; none: the 404 page. */
export function Pages({ routes }: { readonly routes: readonly PageRoute[] }): ReactNode {
  const { pathname } = useLocation();
  const match = matchRoute(routes, pathname);
  if (!match) return <NotFound />;
  const Page = match.route.page;
  return (
    <ParamsContext value={match.params}>
      <PagePlace>
        <Page />
      </PagePlace>
    </ParamsContext>
  );
}
