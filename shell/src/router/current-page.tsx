import { NotFound } from '@pathshala/web-kit/parts/not-found';
import type { RemoteProps } from '@pathshala/web-kit/remote-props';
import { PagePlace } from '@pathshala/web-kit/router';
import { useSession } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import type { TableRoute } from '../registry/route-table.ts';
import type { LoadRemote } from '../remotes/remote-loader.ts';
import { RemotePlace } from '../remotes/remote-place.tsx';
import { guard } from './guard.ts';
import { Redirect } from './redirect.tsx';
import { shellPages } from './shell-pages.ts';
import { WayToLogIn } from './way-to-log-in.tsx';

export interface CurrentPageProps {
  /** The remote's route for the address, if there is one. */
  readonly route: TableRoute | undefined;
  readonly load: LoadRemote;
  readonly remoteProps: RemoteProps;
}

/** What the address asks for: a page of the shell, a remote's place, a redirect, or the 404 page. */
export function CurrentPage({ route, load, remoteProps }: CurrentPageProps): ReactNode {
  const { location } = remoteProps;
  const session = useSession();
  const ShellPage = shellPages[location.pathname];
  if (ShellPage) {
    return (
      <PagePlace>
        <ShellPage />
      </PagePlace>
    );
  }
  if (!route) return <NotFound />;
  const redirect = guard(route.access, session, location);
  if (redirect !== undefined) {
    return session.isLoggedin ? <Redirect to={redirect} /> : <WayToLogIn to={redirect} />;
  }
  return <RemotePlace key={session.switches} name={route.remote} load={load} remoteProps={remoteProps} />;
}
