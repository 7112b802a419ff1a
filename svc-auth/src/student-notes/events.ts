import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { StudentNotes } from './ports.ts';

/** Removes the notes about a person with the account. Idempotent. */
export function onUserDeleted(notes: Pick<StudentNotes, 'forget'>): Subscription {
  return on(userDeleted, ({ data }) => notes.forget(data.userId));
}
