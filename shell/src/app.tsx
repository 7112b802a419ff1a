import { Providers } from '@pathshala/web-kit/providers';
import type { Registry } from '@pathshala/web-kit/registry';
import { useLocation } from '@pathshala/web-kit/router';
import type { Services } from '@pathshala/web-kit/services';
import { type ReactNode, useEffect, useMemo } from 'react';
import { clearDraftAtLogIn } from './features/account/use-form-draft.ts';
import { Layout } from './layout/layout.tsx';
import { NewVersionNotice } from './notices/new-version-notice.tsx';
import { OtherPersonNotice } from './notices/other-person-notice.tsx';
import { Toaster } from './notices/toaster.tsx';
import { navTable, routeTable } from './registry/route-table.ts';
import type { LoadRemote } from './remotes/remote-loader.ts';
import { findRoute } from './router/find-route.ts';
import { PageRoutes } from './router/page-routes.tsx';
import { usePrefetch } from './router/use-prefetch.ts';
import { useScroll } from './router/use-scroll.ts';
import { useShellNavigator } from './router/use-shell-navigator.ts';

interface AppProps {
  readonly registry: Registry;
  readonly services: Services;
  readonly load: LoadRemote;
}

/** The whole site, below a router: services, layout, and the page of the address. */
export function App({ registry, services, load }: AppProps): ReactNode {
  const navigator = useShellNavigator();
  const location = useLocation();
  const routes = useMemo(() => routeTable(registry), [registry]);
  const nav = useMemo(() => navTable(registry), [registry]);
  const remoteProps = useMemo(
    () => ({ basename: '/', navigator, location, services }),
    [navigator, location, services],
  );
  useScroll(location);
  usePrefetch({ registry, routes, services });
  const layout = findRoute(routes, location.pathname)?.layout;
  const isCalm = layout === 'calm';
  useEffect(() => clearDraftAtLogIn(services.session), [services]);
  const notices = (
    <>
      <Toaster />
      <OtherPersonNotice />
    </>
  );
  return (
    <Providers services={services}>
      <Layout nav={nav} layout={layout} notices={notices}>
        <PageRoutes routes={routes} load={load} remoteProps={remoteProps} />
      </Layout>
      {!isCalm && <NewVersionNotice registry={registry} />}
    </Providers>
  );
}
