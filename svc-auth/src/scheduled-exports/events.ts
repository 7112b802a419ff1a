import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { ScheduledExports } from './ports.ts';

/** The exports of a person go with the account. */
export function onUserDeleted(exports: Pick<ScheduledExports, 'forget'>): Subscription {
  return on(userDeleted, ({ data }) => exports.forget(data.userId));
}
