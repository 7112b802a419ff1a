import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Batches, Memberships } from './ports.ts';

export function onUserDeleted(deps: {
  readonly batches: Pick<Batches, 'forgetEditor'>;
  readonly memberships: Pick<Memberships, 'removeStudent'>;
}): Subscription {
  return on(userDeleted, async ({ data: { userId } }) => {
    await deps.memberships.removeStudent(userId);
    await deps.batches.forgetEditor(userId);
  });
}
