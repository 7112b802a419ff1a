import type { RemoteRoute } from '@pathshala/web-kit/registry';
import { Navigate, useLocation, useParams } from '@pathshala/web-kit/router';
import { useSession } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { guard } from './guard.ts';
import { LogInRedirect } from './log-in-redirect.tsx';

interface RequireAccessProps {
  readonly route: Pick<RemoteRoute, 'access' | 'participant'>;
  readonly children: ReactNode;
}

/** Shows a page to those who may open it, and redirects everybody else (NAV-04). */
export function RequireAccess({ route, children }: RequireAccessProps): ReactNode {
  const session = useSession();
  const { pathname, search } = useLocation();
  const { access, participant } = route;
  const page = { pathname, search, params: useParams(), ...(participant && { participant }) };
  const redirect = guard(access, session, page);
  if (redirect === undefined) return children;
  return session.isLoggedin ? <Navigate to={redirect} replace /> : <LogInRedirect to={redirect} />;
}
