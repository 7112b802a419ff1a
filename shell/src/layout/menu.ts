import type { NavEntry, RouteAccess } from '@pathshala/web-kit/registry';
import type { SessionState } from '@pathshala/web-kit/session';

/** The menu entries for the current user (NAV-01). */
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
