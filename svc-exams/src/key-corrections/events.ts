import type { PaperKeys } from '../papers/index.ts';
import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';

export function onUserDeleted(paperKeys: PaperKeys): Subscription {
  return on(userDeleted, ({ data: { userId } }) => paperKeys.forget(userId));
}
