import type { Identity } from './identity.ts';

/** Whether the caller is an administrator with one of these permissions. An administrator without a list has all. */
export function holdsPermission(
  { role, permissions }: Pick<Identity, 'role' | 'permissions'>,
  oneOf: string | readonly string[],
): boolean {
  if (role !== 'admin') return false;
  if (permissions === undefined) return true;
  const accepted = typeof oneOf === 'string' ? [oneOf] : oneOf;
  return accepted.some((permission) => permissions.includes(permission));
}
