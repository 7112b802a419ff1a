import type { RouterLocation } from '@pathshala/web-kit/navigation';
import type { RouteAccess } from '@pathshala/web-kit/registry';
import type { SessionState } from '@pathshala/web-kit/session';

/** Where a caller who may not see a page is sent (NAV-04); a courtesy, the API refuses by itself. */
export function guard(
  access: RouteAccess,
  session: Pick<SessionState, 'isLoggedin' | 'user'>,
  location: Pick<RouterLocation, 'pathname' | 'search'>,
): string | undefined {
  if (access === 'visitor') return undefined;
  if (!session.isLoggedin) return loginPath(`${location.pathname}${location.search}`);
  return access === 'admin' && session.user?.role !== 'admin' ? '/' : undefined;
}

function loginPath(from: string): string {
  return `/login?next=${encodeURIComponent(from)}`;
}

/** The place to go to after login: a path of this site, never another site that a crafted link names. */
export function safeNext(next: string | null): string {
  if (next === null || !/^\/(?![/\\])/.test(next)) return '/';
  const url = new URL(next, 'http://site.invalid');
  return url.origin === 'http://site.invalid' ? `${url.pathname}${url.search}${url.hash}` : '/';
}

/** Carries the place to go to along to another account page. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
