import type { Account, Caller, Language } from '../../accounts/index.ts';
import { unknownError, type EmailChange } from '../domain/email-change.ts';
import type { EmailChanges, EmailCodes } from '../ports.ts';
import type { MailCode } from './mail-code.ts';

interface ResendEmailCodeDependencies {
  readonly emailChanges: Pick<EmailChanges, 'find'>;
  readonly emailCodes: Pick<EmailCodes, 'isOfPassword'>;
  readonly mailCode: MailCode;
}

/** Mails a new code with new tries to the address that was asked for with the password. */
export function resendEmailCode(deps: ResendEmailCodeDependencies) {
  return async (account: Account, language: Language, caller: Caller): Promise<EmailChange> => {
    const previous = await deps.emailChanges.find(account._id);
    // A new password ends the change: who requested it may not be the owner.
    if (previous === null || !deps.emailCodes.isOfPassword(previous, account)) throw unknownError();
    return deps.mailCode({ account, previous, address: previous, language, caller });
  };
}
