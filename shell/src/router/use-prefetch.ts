import type { Registry } from '@pathshala/web-kit/registry';
import type { Services } from '@pathshala/web-kit/services';
import { useEffect } from 'react';
import { earlyFiles, fetchEarly } from '../registry/early-files.ts';
import { pageFiles } from '../registry/page-files.ts';
import type { TableRoute } from '../registry/route-table.ts';
import { prefetchAccountPage } from './account-routes.tsx';
import { findRoute } from './find-route.ts';
import { mayOpen } from './may-open.ts';

interface PrefetchSource {
  readonly registry: Registry;
  readonly routes: readonly TableRoute[];
  readonly services: Pick<Services, 'language' | 'session'>;
}

/** Starts to fetch the page behind a link that is hovered or focused, whichever remote rendered the link. */
export function usePrefetch({ registry, routes, services }: PrefetchSource): void {
  useEffect(() => {
    const prefetch = createPrefetch({ registry, routes, services });
    const controller = new AbortController();
    const follow = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.origin === location.origin) prefetch(link.pathname);
    };
    document.addEventListener('pointerover', follow, { signal: controller.signal, passive: true });
    document.addEventListener('focusin', follow, { signal: controller.signal, passive: true });
    return () => controller.abort();
  }, [registry, routes, services]);
}

/** Fetches each file once, and nothing of a page that the guard would not show. */
function createPrefetch({ registry, routes, services }: PrefetchSource): (pathname: string) => void {
  const requested = new Set<string>();
  const fetchOnce = (files: readonly string[]): void => {
    const wanted = files.filter((file) => !requested.has(file));
    for (const file of wanted) requested.add(file);
    fetchEarly(wanted);
  };
  return (pathname) => {
    const route = findRoute(routes, pathname);
    if (!route) return prefetchAccountPage(pathname);
    if (!mayOpen(route.access, services.session.get().user, route)) return;
    const files = earlyFiles(registry, route, services.language.get());
    fetchOnce(files);
    if (files.length > 0 && route.files === undefined) {
      pageFiles(registry, { remote: route.remote, pathname }).then(fetchOnce, (error: unknown) =>
        reportError(error),
      );
    }
  };
}
