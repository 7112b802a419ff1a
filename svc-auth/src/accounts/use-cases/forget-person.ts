import type { EmailChangePorts } from '../../email-change/index.ts';
import type { MailQueue } from '../../mails/index.ts';
import type { Signups } from '../../signups/index.ts';
import type { Account } from '../domain/account.ts';

interface ForgetPersonDependencies {
  readonly signups: Pick<Signups, 'idsOf' | 'deleteOf'>;
  readonly emailChanges: Pick<EmailChangePorts['emailChanges'], 'delete'>;
  readonly deleteLinks: (userId: string) => Promise<void>;
  readonly mailQueue: Pick<MailQueue, 'deleteAbout'>;
}

/** Deletes the personal data that is stored outside of the account: sign-ups, one-time links, a new address and queued mails. */
export function forgetPerson(deps: ForgetPersonDependencies) {
  return async ({ _id, emailKey }: Account): Promise<void> => {
    const signupIds = await deps.signups.idsOf(emailKey);
    await deps.signups.deleteOf(emailKey);
    await deps.deleteLinks(_id);
    await deps.emailChanges.delete(_id);
    await deps.mailQueue.deleteAbout([_id, ...signupIds]);
  };
}
