import { mayDo } from '@pathshala/rules/permissions';
import { useUser } from '@pathshala/web-kit/use-session';

/** Whether this administrator holds one of these permissions. Hides what the services would refuse. */
export function useMayDo(): (...oneOf: readonly string[]) => boolean {
  const user = useUser();
  return (...oneOf) => user !== null && oneOf.some((permission) => mayDo(user, permission));
}
