import type { Permission } from '@pathshala/rules/permissions';
import type { ListedUser } from './user-types.ts';

/** Role and permissions as the forms show them. */
export interface RightsForm {
  readonly role: ListedUser['role'];
  /** Whether an administrator has all permissions or those of the list. */
  readonly scope: 'all' | 'some';
  readonly permissions: readonly Permission[];
}

export function rightsFormOf({ role, permissions }: Pick<ListedUser, 'role' | 'permissions'>): RightsForm {
  return { role, scope: permissions === undefined ? 'all' : 'some', permissions: permissions ?? [] };
}

/** Returns the permissions as a body has them: null is everything, undefined is a student. */
export function permissionsOf({ role, scope, permissions }: RightsForm): Permission[] | null | undefined {
  if (role === 'student') return undefined;
  return scope === 'all' ? null : permissions.toSorted();
}

/** The fields of a body that differ. */
export function changedRights(before: RightsForm, after: RightsForm) {
  const [were, are] = [permissionsOf(before), permissionsOf(after)];
  const areSame = were?.join() === are?.join() && (were === null) === (are === null);
  return {
    ...(after.role === before.role ? {} : { role: after.role }),
    ...(areSame || are === undefined ? {} : { permissions: are }),
  };
}
