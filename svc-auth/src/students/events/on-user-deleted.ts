import { on, type Subscription } from '@pathshala/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';

/** Removes record and photo with the account. Idempotent. */
export function onUserDeleted(removeStudent: (studentId: string) => Promise<void>): Subscription {
  return on(userDeleted, ({ data }) => removeStudent(data.userId));
}
