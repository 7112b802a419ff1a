import { DomainError } from '@pathshala/contract-kit/domain-error';
import { cleanEmail, emailKeyOf } from '@pathshala/rules/email';
import {
  type Account,
  type Caller,
  type Language,
  requireEmail,
  requireFields,
  type RequireOwnPassword,
} from '../../accounts/index.ts';
import { type ChangePurpose, type EmailChange, isPending, unknownError } from '../domain/email-change.ts';
import type { EmailChanges, EmailCodes } from '../ports.ts';
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
 * Mails a code to the new address, after checking the password. A taken address gets the same answer and the same record; its
 * owner is informed instead.
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
    // Checked before the password: a request above the limit must not cost a hash.
    requireMailAllowed(previous, deps.now());
    await deps.requireOwnPassword(account, { field: 'password', value: password }, caller);
    const address = { _id: account._id, email, emailKey };
    return deps.mailCode({ account, previous, address, language, caller });
  };
}

interface ReadPendingDependencies {
  readonly emailChanges: Pick<EmailChanges, 'find'>;
  readonly now: () => number;
}

/** The pending change of the address; null when there is none or its code has expired. */
export function readPending({ emailChanges, now }: ReadPendingDependencies) {
  return async (userId: string): Promise<EmailChange | null> => {
    const change = await emailChanges.find(userId);
    return isPending(change, now()) ? change : null;
  };
}

interface ResendEmailCodeDependencies {
  readonly emailChanges: Pick<EmailChanges, 'find'>;
  readonly emailCodes: Pick<EmailCodes, 'isOfPassword'>;
  readonly purpose: ChangePurpose;
  readonly mailCode: MailCode;
}

/** Sends a new code with new tries to the address or number of the pending change. */
export function resendEmailCode(deps: ResendEmailCodeDependencies) {
  return async (account: Account, language: Language, caller: Caller): Promise<EmailChange> => {
    const previous = await deps.emailChanges.find(account._id);
    // A new password ends the change: its requester may not be the owner.
    if (previous === null || !deps.emailCodes.isOfPassword(previous, account))
      throw unknownError(deps.purpose);
    return deps.mailCode({ account, previous, address: previous, language, caller });
  };
}
