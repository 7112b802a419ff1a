import type { RouteAccess } from '@pathshala/web-kit/registry';
import type { Location } from '@pathshala/web-kit/router';
import type { SessionState } from '@pathshala/web-kit/session';
import { mayOpen } from './may-open.ts';

/** Where an administrator sets up two-step log-in; the only page of the signed-in until it is done. */
const enrolmentPath = '/account/security';

/** The address to redirect to when a user may not see a page (NAV-04). For convenience only: the API checks each call. */
export function guard(
  access: RouteAccess,
  session: Pick<SessionState, 'isLoggedin' | 'user'>,
  location: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  const { pathname } = location;
  if (session.user?.needsSecondFactor === true && access !== 'visitor' && pathname !== enrolmentPath) {
    return enrolmentPath;
  }
  if (mayOpen(access, session.isLoggedin ? session.user : null)) return undefined;
  return session.isLoggedin ? '/' : loginPath(`${location.pathname}${location.search}`);
}

function loginPath(from: string): string {
  return `/login?next=${encodeURIComponent(from)}`;
}

/** The path to open after the log-in: always on this site, even if a crafted link names another one. */
export function safeNext(next: string | null): string {
  const path = pathOf(next ?? '');
  // The browser resolves the result again: `/.//evil.example` resolves to `//evil.example`, which is another site.
  return path !== undefined && pathOf(path) === path ? path : '/';
}

const here = 'http://site.invalid';

/** The path that a browser on this site resolves an address to; undefined for another site. */
function pathOf(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here);
  return origin === here ? `${pathname}${search}${hash}` : undefined;
}

/** Adds the path to open after the log-in to the address of another account page. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
