import type { EmailChangePorts } from '../../email-change/index.ts';
import type { MailQueue } from '../../mails/index.ts';
import type { Signups } from '../../signups/index.ts';
import { telKeyOf } from '../domain/credentials.ts';
import type { MobileClaims } from '../ports.ts';
import type { SmsSender } from '../../sms/index.ts';
import type { Account } from '../domain/account.ts';

interface ForgetPersonDependencies {
  readonly signups: Pick<Signups, 'idsOf' | 'deleteOf'>;
  readonly emailChanges: Pick<EmailChangePorts['emailChanges'], 'delete'>;
  readonly mobileChanges: Pick<EmailChangePorts['mobileChanges'], 'delete'>;
  readonly deleteLinks: (userId: string) => Promise<void>;
  readonly mobileClaims: Pick<MobileClaims, 'release'>;
  readonly sms: Pick<SmsSender, 'deleteAbout'>;
  readonly mailQueue: Pick<MailQueue, 'deleteAbout'>;
}

/** Deletes the personal data that is stored outside of the account: sign-ups, one-time links, a new address and queued mails. */
export function forgetPerson(deps: ForgetPersonDependencies) {
  return async ({ _id, emailKey, mobile }: Account): Promise<void> => {
    const signupIds: string[] = [];
    for (const key of mobile === undefined ? [emailKey] : [emailKey, telKeyOf(mobile)]) {
      signupIds.push(...(await deps.signups.idsOf(key)));
      await deps.signups.deleteOf(key);
    }
    if (mobile !== undefined) await deps.mobileClaims.release(mobile, _id);
    await deps.deleteLinks(_id);
    await deps.emailChanges.delete(_id);
    await deps.mobileChanges.delete(_id);
    await deps.mailQueue.deleteAbout([_id, ...signupIds]);
    await deps.sms.deleteAbout([_id, ...signupIds]);
  };
}
