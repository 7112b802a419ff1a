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
  // A participant has no account to show pages of.
  if (!isLoggedin || user?.participation !== undefined) return 'visitor';
  return user?.role === 'admin' ? 'admin' : 'student';
}
