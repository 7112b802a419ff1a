import type { RouteAccess } from '@pathshala/web-kit/registry';
import type { SessionUser } from '@pathshala/web-kit/session';

/** Whether a page is shown to this person; null: a visitor (NAV-04). */
export function mayOpen(access: RouteAccess, user: Pick<SessionUser, 'role'> | null): boolean {
  if (access === 'visitor') return true;
  return user !== null && (access === 'student' || user.role === 'admin');
}
