import { DomainError } from '@pathshala/contract-kit/domain-error';
import { limitsText } from './limits.ts';
import { hasAllPermissions, type Account, type AdminChange, type Role } from './account.ts';

/**
 * Throws unless the actor, as stored now, may change this account: only administrators with all permissions change
 * administrators.
 */
export function requireRightsOver(actor: Account | null, target: { readonly role: Role }): void {
  if (target.role === 'admin') requireAllPermissions(actor);
}

/** Only an administrator with all permissions grants or revokes rights. */
export function requireRightsToChange(actor: Account | null, target: Account, change: AdminChange): void {
  requireRightsOver(actor, target);
  const { role, permissions, limitedTo } = change;
  if (role === undefined && permissions === undefined && limitedTo === undefined) return;
  requireAllPermissions(actor);
  if (limitedTo !== undefined && limitedTo !== null && actor?._id === target._id)
    throw new DomainError('forbidden', 'auth.limits-own');
}

export function requireAllPermissions(actor: Account | null): void {
  if (actor === null || !hasAllPermissions(actor)) {
    throw new DomainError('forbidden', 'auth.all-permissions-needed');
  }
}

/** Whether a session that began with the one account may continue with the other. */
export function haveSameRights(before: Account, after: Account): boolean {
  return (
    before.role === after.role &&
    before.permissions?.join() === after.permissions?.join() &&
    limitsText(before) === limitsText(after)
  );
}
