import type { RouterLocation } from '@pathshala/web-kit/navigation';
import type { RouteAccess } from '@pathshala/web-kit/registry';
import type { SessionState } from '@pathshala/web-kit/session';
import { mayOpen } from './may-open.ts';

/** Where a caller who may not see a page is sent (NAV-04); a courtesy, the API refuses by itself. */
export function guard(
  access: RouteAccess,
  session: Pick<SessionState, 'isLoggedin' | 'user'>,
  location: Pick<RouterLocation, 'pathname' | 'search'>,
): string | undefined {
  if (mayOpen(access, session.isLoggedin ? session.user : null)) return undefined;
  return session.isLoggedin ? '/' : loginPath(`${location.pathname}${location.search}`);
}

function loginPath(from: string): string {
  return `/login?next=${encodeURIComponent(from)}`;
}

/** The place to go to after login: a path of this site, never another site that a crafted link names. */
export function safeNext(next: string | null): string {
  const path = pathOf(next ?? '');
  // What comes out is resolved again by the browser: `/.//evil.example` comes out as `//evil.example`.
  return path !== undefined && pathOf(path) === path ? path : '/';
}

const here = 'http://site.invalid';

/** The address as a browser on this site reads it; undefined where it leads elsewhere. */
function pathOf(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here);
  return origin === here ? `${pathname}${search}${hash}` : undefined;
}

/** Carries the place to go to along to another account page. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
