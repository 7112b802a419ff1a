import { on, type Subscription } from '@pathshala/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { PaperKeys } from './ports.ts';

export function onUserDeleted(paperKeys: PaperKeys): Subscription {
  return on(userDeleted, ({ data: { userId } }) => paperKeys.forget(userId));
}
