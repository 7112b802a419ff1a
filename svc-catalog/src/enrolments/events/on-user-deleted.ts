import { on, type Subscription } from '@pathshala/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Enrolments, Students } from '../ports.ts';

export function onUserDeleted(deps: { enrolments: Enrolments; students: Students }): Subscription {
  return on(userDeleted, async ({ data: { userId } }) => {
    await deps.students.markDeleted(userId);
    await deps.enrolments.abandon(userId);
  });
}
