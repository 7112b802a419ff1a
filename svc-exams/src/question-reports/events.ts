import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Reports } from './ports.ts';

export function onUserDeleted(reports: Reports): Subscription {
  return on(userDeleted, ({ data: { userId } }) => reports.forget(userId));
}
