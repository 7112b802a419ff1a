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
import {
  parseCode,
  tryError,
  unknownError,
  wrongCodeError,
  type EmailChange,
} from '../domain/email-change.ts';
import type { EmailChangeMails, EmailChanges, EmailCodes } from '../ports.ts';

interface ConfirmEmailDependencies {
  readonly accounts: Accounts;
  readonly signups: Pick<Signups, 'deleteOf'>;
  readonly deleteLinks: (userId: string) => Promise<void>;
  readonly emailChanges: EmailChanges;
  readonly emailCodes: EmailCodes;
  readonly emailChangeMails: EmailChangeMails;
  readonly record: RecordSecurity;
  readonly now: () => number;
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
    const code = parseCode(otp);
    const change = await takeTry(deps, account._id);
    if (!deps.emailCodes.matches(change, account, code)) {
      deps.record('email-change.failed', { ...caller, userId: account._id, triesLeft: change.triesLeft });
      throw wrongCodeError(change.triesLeft);
    }
    const changed = await save(deps, account, change);
    await deps.emailChanges.delete(account._id);
    await deps.deleteLinks(account._id);
    await deps.signups.deleteOf(change.emailKey);
    deps.record('email.changed', { ...caller, userId: account._id });
    await deps.emailChangeMails.changed(account, changed.email, language);
    return changed;
  };
}

async function takeTry(deps: ConfirmEmailDependencies, userId: string): Promise<EmailChange> {
  const change = await deps.emailChanges.takeTry(userId, deps.now());
  if (change !== null) return change;
  throw tryError(await deps.emailChanges.find(userId), deps.now());
}

/** Writes the address and its event in one conditional write. The second concurrent use of a code finds another address. */
async function save(
  deps: ConfirmEmailDependencies,
  { _id: userId, emailKey, passwordHash, email: previousEmail }: Account,
  change: EmailChange,
): Promise<Account> {
  try {
    return await deps.accounts.update(userId, (current) => {
      if (current.emailKey !== emailKey || current.passwordHash !== passwordHash) throw unknownError();
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
