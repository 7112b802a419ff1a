import type { NavEntry, RouteAccess } from '@pathshala/web-kit/registry';
import type { SessionState } from '@pathshala/web-kit/session';

/** The entries for whoever is there (NAV-01). */
export function menuFor(
  nav: readonly NavEntry[],
  session: Pick<SessionState, 'isLoggedin' | 'user'>,
): readonly NavEntry[] {
  const caller = callerOf(session);
  return nav.filter(({ audience }) => audience.includes(caller));
}

function callerOf({ isLoggedin, user }: Pick<SessionState, 'isLoggedin' | 'user'>): RouteAccess {
  if (!isLoggedin) return 'visitor';
  return user?.role === 'admin' ? 'admin' : 'student';
}

/** Whether the address is in the part of the site that an entry opens. */
export function isCurrent(entry: Pick<NavEntry, 'path'>, pathname: string): boolean {
  return entry.path === '/'
    ? pathname === '/'
    : pathname === entry.path || pathname.startsWith(`${entry.path}/`);
}
