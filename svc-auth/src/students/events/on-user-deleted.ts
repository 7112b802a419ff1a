import { on, type Subscription } from '@pathshala/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Students } from '../ports.ts';

/** Removes the record with the account. Idempotent. */
export function onUserDeleted(students: Pick<Students, 'remove'>): Subscription {
  return on(userDeleted, ({ data }) => students.remove(data.userId));
}
