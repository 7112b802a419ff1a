import { matchRoute } from '@pathshala/web-kit/match';
import { Providers } from '@pathshala/web-kit/providers';
import type { Registry } from '@pathshala/web-kit/registry';
import type { Services } from '@pathshala/web-kit/services';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Layout } from './layout/layout.tsx';
import { NewVersionNotice } from './notices/new-version-notice.tsx';
import { OtherPersonNotice } from './notices/other-person-notice.tsx';
import { Toaster } from './notices/toaster.tsx';
import { navTable, routeTable } from './registry/route-table.ts';
import type { LoadRemote } from './remotes/remote-loader.ts';
import { CurrentPage } from './router/current-page.tsx';
import { createPrefetch } from './router/prefetch.ts';
import { useScroll } from './router/use-scroll.ts';
import { useShellNavigation } from './router/use-shell-navigation.ts';

export interface AppProps {
  readonly registry: Registry;
  readonly services: Services;
  readonly load: LoadRemote;
}

/** The whole site: services and address around the frame, and in it the page that the address asks for. */
export function App({ registry, services, load }: AppProps): ReactNode {
  const { navigator, location } = useShellNavigation();
  const routes = useMemo(() => routeTable(registry), [registry]);
  const nav = useMemo(() => navTable(registry), [registry]);
  const prefetch = useMemo(
    () => createPrefetch({ registry, routes, services }),
    [registry, routes, services],
  );
  const remoteProps = useMemo(
    () => ({ basename: '/', navigator, location, services, prefetch }),
    [navigator, location, services, prefetch],
  );
  useScroll(location);
  const match = matchRoute(routes, location.pathname);
  const isCalm = match?.route.layout === 'calm';
  // An exam stays with the student who sits it, whoever logs in in another tab.
  useEffect(() => (isCalm ? services.session.hold(() => true) : undefined), [isCalm, services]);
  const notices = (
    <>
      <Toaster />
      <OtherPersonNotice />
    </>
  );
  return (
    <Providers {...remoteProps}>
      <Layout nav={nav} layout={match?.route.layout} notices={notices}>
        <CurrentPage route={match?.route} load={load} remoteProps={remoteProps} />
      </Layout>
      {!isCalm && <NewVersionNotice registry={registry} />}
    </Providers>
  );
}
