import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';

export function onUserDeleted(forgetEditor: (userId: string) => Promise<void>): Subscription {
  return on(userDeleted, ({ data }) => forgetEditor(data.userId));
}
