import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';

/** Removes the name of the deleted account from the accounts that it changed. */
export function onUserDeleted(forgetEditor: (userId: string) => Promise<void>): Subscription {
  return on(userDeleted, ({ data }) => forgetEditor(data.userId));
}
