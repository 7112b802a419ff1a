import type { RouteAccess } from '@pathshala/web-kit/registry';
import type { SessionUser } from '@pathshala/web-kit/session';

/** Whether this user may see a page; null is a visitor (NAV-04). */
export function mayOpen(access: RouteAccess, user: Pick<SessionUser, 'role'> | null): boolean {
  if (access === 'visitor') return true;
  return user !== null && (access === 'student' || user.role === 'admin');
}
