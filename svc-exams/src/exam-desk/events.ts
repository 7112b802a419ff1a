import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { ExamDesks } from './ports.ts';

export function onUserDeleted(desks: ExamDesks): Subscription {
  return on(userDeleted, ({ data: { userId } }) => desks.forgetEditor(userId));
}
