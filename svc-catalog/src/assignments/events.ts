import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';

export function onUserDeleted(removeStudent: (studentId: string) => Promise<void>): Subscription {
  return on(userDeleted, ({ data }) => removeStudent(data.userId));
}
