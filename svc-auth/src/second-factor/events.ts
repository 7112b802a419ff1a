import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { StoredSecondFactors } from './ports.ts';

/** Removes the second step with the account. Idempotent. */
export function onUserDeleted(secondFactors: Pick<StoredSecondFactors, 'delete'>): Subscription {
  return on(userDeleted, async ({ data }) => {
    await secondFactors.delete(data.userId);
  });
}
