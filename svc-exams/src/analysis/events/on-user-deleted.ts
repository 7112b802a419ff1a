import { on, type Subscription } from '@pathshala/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { FindingsOfExams } from '../ports.ts';

export function onUserDeleted(findings: FindingsOfExams): Subscription {
  return on(userDeleted, ({ data: { userId } }) => findings.forget(userId));
}
