import { DomainError } from '@pathshala/contract-kit/domain-error';
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
  if (change.role !== undefined || change.permissions !== undefined) requireAllPermissions(actor);
}

export function requireAllPermissions(actor: Account | null): void {
  if (actor === null || !hasAllPermissions(actor)) {
    throw new DomainError('forbidden', 'auth.all-permissions-needed');
  }
}

/** Whether a session that began with the one account may continue with the other. */
export function haveSameRights(before: Account, after: Account): boolean {
  return before.role === after.role && before.permissions?.join() === after.permissions?.join();
}
