import type { RouteAccess } from '@pathshala/web-kit/registry';
import { Navigate, useLocation } from '@pathshala/web-kit/router';
import { useSession } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { guard } from './guard.ts';
import { LogInRedirect } from './log-in-redirect.tsx';

export interface RequireAccessProps {
  readonly access: RouteAccess;
  readonly children: ReactNode;
}

/** Shows a page to those who may open it, and redirects everybody else (NAV-04). */
export function RequireAccess({ access, children }: RequireAccessProps): ReactNode {
  const session = useSession();
  const redirect = guard(access, session, useLocation());
  if (redirect === undefined) return children;
  return session.isLoggedin ? <Navigate to={redirect} replace /> : <LogInRedirect to={redirect} />;
}
