import { on, type Subscription } from '@pathshala/events/subscription';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import type { Students } from '../ports.ts';

/** From then on a result can be entered for this account. */
export function onUserVerified(students: Pick<Students, 'add'>): Subscription {
  return on(userVerified, ({ data }) => students.add(data.userId));
}
