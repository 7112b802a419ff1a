import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { CourseCopies } from './ports.ts';

export function onUserDeleted(copies: Pick<CourseCopies, 'forgetEditor'>): Subscription {
  return on(userDeleted, ({ data: { userId } }) => copies.forgetEditor(userId));
}
