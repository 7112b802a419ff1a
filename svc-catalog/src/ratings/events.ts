import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { eraseRatings } from './use-cases/erase-ratings.ts';

export function onUserDeleted(erase: ReturnType<typeof eraseRatings>): Subscription {
  return on(userDeleted, ({ data: { userId } }) => erase(userId));
}
