import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Coupons } from './ports.ts';

export function onUserDeleted(coupons: Pick<Coupons, 'forgetEditor'>): Subscription {
  return on(userDeleted, ({ data: { userId } }) => coupons.forgetEditor(userId));
}
