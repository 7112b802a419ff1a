import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Passkeys } from './ports.ts';

/** Removes the passkeys with the account. Idempotent. */
export function onUserDeleted(passkeys: Pick<Passkeys, 'deleteOf'>): Subscription {
  return on(userDeleted, ({ data }) => passkeys.deleteOf(data.userId));
}
