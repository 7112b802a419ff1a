import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { userEmailChanged } from '@pathshala/svc-auth-contract/events';
import {
  type Account,
  type Accounts,
  type Caller,
  changeEmail,
  type Language,
  type RecordSecurity,
} from '../../accounts/index.ts';
import type { Signups } from '../../signups/index.ts';
import { unknownError, type EmailChange } from '../domain/email-change.ts';
import type { EmailChangeMails, EmailChanges } from '../ports.ts';
import type { TakeCode } from './take-code.ts';

interface ConfirmEmailDependencies {
  readonly accounts: Accounts;
  readonly signups: Pick<Signups, 'deleteOf'>;
  readonly deleteLinks: (userId: string) => Promise<void>;
  readonly emailChanges: Pick<EmailChanges, 'delete'>;
  readonly takeCode: TakeCode;
  readonly emailChangeMails: EmailChangeMails;
  readonly record: RecordSecurity;
}

export interface ConfirmEmailCommand {
  readonly account: Account;
  readonly otp: string;
  readonly language: Language;
  readonly caller: Caller;
}

/** Changes the address when the code is right, ends mailed links, and informs the previous address. Its route ends all sessions. */
export function confirmEmail(deps: ConfirmEmailDependencies) {
  return async ({ account, otp, language, caller }: ConfirmEmailCommand): Promise<Account> => {
    const change = await deps.takeCode(account, otp, caller);
    const changed = await save(deps, account, change);
    await deps.emailChanges.delete(account._id);
    await deps.deleteLinks(account._id);
    await deps.signups.deleteOf(change.emailKey);
    deps.record('email.changed', { ...caller, userId: account._id });
    await deps.emailChangeMails.changed(account, changed.email, language);
    return changed;
  };
}

/** Writes the address and its event in one conditional write. The second concurrent use of a code finds another address. */
async function save(
  deps: ConfirmEmailDependencies,
  { _id: userId, emailKey, passwordHash, email: previousEmail }: Account,
  change: EmailChange,
): Promise<Account> {
  try {
    return await deps.accounts.update(userId, (current) => {
      if (current.emailKey !== emailKey || current.passwordHash !== passwordHash)
        throw unknownError('email-change');
      const state = changeEmail(current, change);
      const { username, name, email } = state;
      const event = pending(userEmailChanged, { userId, username, name, email, previousEmail });
      return { state, events: [event] };
    });
  } catch (error) {
    if (!(error instanceof DuplicateKeyError)) throw error;
    throw new DomainError('conflict', 'auth.email-taken');
  }
}
