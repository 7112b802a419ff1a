import { limitedToOf } from '@pathshala/rules/limited-rights';
import type { Permission } from '@pathshala/rules/permissions';
import type { ListedUser } from './user-types.ts';

/** Role and permissions as the forms show them. */
export interface RightsForm {
  readonly role: ListedUser['role'];
  /** Whether an administrator has all permissions or those of the list. */
  readonly scope: 'all' | 'some';
  readonly permissions: readonly Permission[];
  /** Whether the permissions of the list count everywhere or for these courses and batches. */
  readonly reach: 'all' | 'some';
  readonly courseIds: readonly string[];
  readonly batchIds: readonly string[];
}

type Rights = Pick<ListedUser, 'role' | 'permissions' | 'limitedTo'>;

export function rightsFormOf({ role, permissions, limitedTo }: Rights): RightsForm {
  return {
    role,
    scope: permissions === undefined ? 'all' : 'some',
    permissions: permissions ?? [],
    reach: limitedTo === undefined ? 'all' : 'some',
    courseIds: limitedTo?.courseIds ?? [],
    batchIds: limitedTo?.batchIds ?? [],
  };
}

/** Whether the rights are limited to courses or batches. */
export function isLimited({ role, scope, reach }: RightsForm): boolean {
  return role === 'admin' && scope === 'some' && reach === 'some';
}

/** Returns the limits as a body has them: null is none, undefined is a student. */
function limitsOf(form: RightsForm): { courseIds: string[]; batchIds: string[] } | null | undefined {
  if (form.role === 'student') return undefined;
  return isLimited(form) ? limitedToOf(form) : null;
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
  const [wereLimits, areLimits] = [limitsOf(before), limitsOf(after)];
  const areLimitsSame =
    areLimits === undefined || JSON.stringify(wereLimits ?? null) === JSON.stringify(areLimits);
  return {
    ...(after.role === before.role ? {} : { role: after.role }),
    ...(areSame || are === undefined ? {} : { permissions: are }),
    ...(areLimitsSame ? {} : { limitedTo: areLimits }),
  };
}
