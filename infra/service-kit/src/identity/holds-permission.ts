import { mayDo } from '@pathshala/rules/permissions';
import type { Identity } from './identity.ts';

/** Whether the caller is an administrator with one of these permissions. An administrator without a list has all. */
export function holdsPermission(
  caller: Pick<Identity, 'role' | 'permissions'>,
  oneOf: string | readonly string[],
): boolean {
  const accepted = typeof oneOf === 'string' ? [oneOf] : oneOf;
  return accepted.some((permission) => mayDo(caller, permission));
}
