import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Absences } from './ports.ts';

/** Removes the absences of a deleted account. Idempotent. */
export function onUserDeleted(absences: Pick<Absences, 'forget'>): Subscription {
  return on(userDeleted, ({ data }) => absences.forget(data.userId));
}
