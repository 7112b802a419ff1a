import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { OpeningPlans } from './ports.ts';

export function onUserDeleted(plans: Pick<OpeningPlans, 'forgetEditor'>): Subscription {
  return on(userDeleted, ({ data: { userId } }) => plans.forgetEditor(userId));
}
