import { mayDo } from '@pathshala/rules/permissions';
import { useUser } from '@pathshala/web-kit/use-session';

type May = (...oneOf: readonly string[]) => boolean;

/** Whether the rights of this administrator are limited to parts of the product. */
export function useIsLimited(): boolean {
  return useUser()?.limitedTo !== undefined;
}

/**
 * Whether this administrator holds one of these permissions, with limited rights, too: for what
 * the services let such administrators do.
 */
export function useMayDoWithLimits(): May {
  const user = useUser();
  return (...oneOf) => user !== null && oneOf.some((permission) => mayDo(user, permission));
}

/**
 * Whether this administrator holds one of these permissions for the whole school. Hides what the services would refuse: with
 * limited rights that is everything else than pages and acts that ask `useMayDoWithLimits`.
 */
export function useMayDo(): May {
  const mayWithLimits = useMayDoWithLimits();
  const isLimited = useIsLimited();
  return (...oneOf) => !isLimited && mayWithLimits(...oneOf);
}
