import { on, type Subscription } from '@pathshala/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { forgetUser } from '../use-cases/forget-user.ts';

/** Removes everything personal; the registrations still count. A repeated delivery changes nothing. */
export function onUserDeleted(forget: ReturnType<typeof forgetUser>): Subscription {
  return on(userDeleted, ({ data }) => forget(data.userId));
}
