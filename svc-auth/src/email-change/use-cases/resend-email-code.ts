import type { Account, Caller, Language } from '../../accounts/ports.ts';
import { unknownError, type EmailChange } from '../domain/email-change.ts';
import type { EmailChanges } from '../ports.ts';
import type { MailCode } from './mail-code.ts';

export interface ResendEmailCodeDependencies {
  readonly emailChanges: Pick<EmailChanges, 'find'>;
  readonly mailCode: MailCode;
}

/** Mails a new code with new tries to the address that was asked for with the password. */
export function resendEmailCode(deps: ResendEmailCodeDependencies) {
  return async (account: Account, language: Language, caller: Caller): Promise<EmailChange> => {
    const previous = await deps.emailChanges.find(account._id);
    if (previous === null) throw unknownError();
    return deps.mailCode({ account, previous, address: previous, language, caller });
  };
}
