import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { erasePerson } from './use-cases/erase-person.ts';

export function onUserDeleted(erase: ReturnType<typeof erasePerson>): Subscription {
  return on(userDeleted, ({ data: { userId } }) => erase(userId));
}
