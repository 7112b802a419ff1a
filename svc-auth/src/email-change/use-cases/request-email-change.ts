import { cleanEmail, emailKeyOf } from '@pathshala/rules/email';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  type Account,
  type Caller,
  type Language,
  requireEmail,
  requireFields,
  type RequireOwnPassword,
} from '../../accounts/index.ts';
import type { EmailChange } from '../domain/email-change.ts';
import type { EmailChanges } from '../ports.ts';
import { type MailCode, requireMailAllowed } from './mail-code.ts';

interface RequestEmailChangeDependencies {
  readonly emailChanges: Pick<EmailChanges, 'find'>;
  readonly requireOwnPassword: RequireOwnPassword;
  readonly mailCode: MailCode;
  readonly now: () => number;
}

export interface RequestEmailChangeCommand {
  readonly account: Account;
  readonly email: string;
  readonly password: string;
  readonly language: Language;
  readonly caller: Caller;
}

/**
 * Mails a code to the new address, after the password. A taken address gets the same answer and the same record; its
 * owner is informed instead of mailed a code.
 */
export function requestEmailChange(deps: RequestEmailChangeDependencies) {
  return async (command: RequestEmailChangeCommand): Promise<EmailChange> => {
    const { account, password, caller, language } = command;
    const email = cleanEmail(command.email);
    requireFields({ email, password });
    requireEmail(email);
    const emailKey = emailKeyOf(email);
    if (emailKey === account.emailKey) {
      throw new DomainError('invalid', 'auth.email-same', { fields: { email: 'auth.email-same' } });
    }
    const previous = await deps.emailChanges.find(account._id);
    // Before the password is compared: a request above the limit must not cost a hash.
    requireMailAllowed(previous, deps.now());
    await deps.requireOwnPassword(account, { field: 'password', value: password }, caller);
    const address = { _id: account._id, email, emailKey };
    return deps.mailCode({ account, previous, address, language, caller });
  };
}
