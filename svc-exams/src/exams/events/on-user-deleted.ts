import { on, type Subscription } from '@pathshala/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Exams } from '../ports.ts';

/** Exams stay; the name of the account goes from their latest edits. */
export function onUserDeleted(exams: Pick<Exams, 'forgetEditor'>): Subscription {
  return on(userDeleted, ({ data }) => exams.forgetEditor(data.userId));
}
