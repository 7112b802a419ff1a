import { on, type Subscription } from '@pathshala/events/subscription';
import { userEmailChanged } from '@pathshala/svc-auth-contract/events';
import { replaceContactEmail } from '../domain/student.ts';
import type { UpdateRecord } from '../use-cases/update-record.ts';

/** The contact address follows the account's, unless the student has entered another one. */
export function onUserEmailChanged(updateRecord: UpdateRecord): Subscription {
  return on(userEmailChanged, async ({ data }) => {
    const { userId, email, previousEmail } = data;
    await updateRecord(userId, (record) => replaceContactEmail(record, previousEmail, email));
  });
}
