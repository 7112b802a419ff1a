import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { LoadingState } from '../parts/loading-state.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { matchRoute } from './match.ts';
import { ParamsContext, useLocation } from './navigation.ts';

export interface PageRoute {
  readonly path: string;
  readonly page: ComponentType;
}

/** A page in a file of its own: `lazyPage(() => import('./home-page.tsx'), (file) => file.HomePage)`. */
export function lazyPage<File>(
  load: () => Promise<File>,
  pick: (file: File) => ComponentType,
): ComponentType {
  return lazy(async () => ({ default: pick(await load()) }));
}

/** Shows the page whose path fits the address best; none: the 404 page. */
export function Pages({ routes }: { readonly routes: readonly PageRoute[] }): ReactNode {
  const { pathname } = useLocation();
  const match = matchRoute(routes, pathname);
  if (!match) return <NotFound />;
  const Page = match.route.page;
  return (
    <ParamsContext value={match.params}>
      <Suspense fallback={<LoadingState />}>
        <Page />
      </Suspense>
    </ParamsContext>
  );
}
