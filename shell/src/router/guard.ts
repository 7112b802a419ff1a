import type { RouteAccess } from '@pathshala/web-kit/registry';
import type { Location } from '@pathshala/web-kit/router';
import type { SessionState } from '@pathshala/web-kit/session';
import { mayOpen, type ForParticipants } from './may-open.ts';

/** The page where an administrator sets up two-step log-in; no other page opens to them until it is done. */
const enrolmentPath = '/account/security';

/** The address to redirect to when a user may not see a page (NAV-04). For convenience only: the API checks each call. */
export function guard(
  access: RouteAccess,
  session: Pick<SessionState, 'isLoggedin' | 'user'>,
  location: Pick<Location, 'pathname' | 'search'> & ForParticipants,
): string | undefined {
  const { pathname } = location;
  const wanted = `${pathname}${location.search}`;
  if (session.user?.needsSecondFactor === true && access !== 'visitor' && pathname !== enrolmentPath) {
    return withNext(enrolmentPath, wanted);
  }
  if (mayOpen(access, session.isLoggedin ? session.user : null, location)) return undefined;
  return session.isLoggedin ? '/' : withNext('/login', wanted);
}

/** Adds the path to open afterwards to the address of an account page. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
