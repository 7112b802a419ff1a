import { on, type Subscription } from '@pathshala/events/subscription';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import type { Students } from '../ports.ts';

/** Stores the id only. From then on an administrator can enrol this student. */
export function onUserVerified(students: Students): Subscription {
  return on(userVerified, ({ data }) => students.add(data.userId));
}
