import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { changeByOwner, type Account } from '../domain/account.ts';
import { checkPassword, type PasswordPolicy } from '../domain/credentials.ts';
import type { OwnPassword } from './check-own-password.ts';
import type { Accounts, Caller, Language, PasswordMail, Passwords, RecordSecurity } from './ports.ts';

export interface ChangeOwnAccountDeps {
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly policy: PasswordPolicy;
  readonly sessions: Platform['sessions'];
  readonly checkOwnPassword: (account: Account, password: OwnPassword, caller: Caller) => Promise<void>;
  readonly passwordMail: PasswordMail;
  readonly record: RecordSecurity;
}

export interface ChangeOwnAccountCommand {
  readonly account: Account;
  readonly caller: Caller;
  readonly language: Language;
  readonly name?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly currentPassword: string;
}

/** A new username or password needs the current one. After a new password every session of the account has ended. */
export function changeOwnAccount(deps: ChangeOwnAccountDeps) {
  return async (command: ChangeOwnAccountCommand): Promise<Account> => {
    const { account, name, username, password, caller } = command;
    const wanted = changeByOwner(account, { name, username });
    const chosen = password === undefined ? undefined : checkPassword(password, deps.policy, wanted);
    if (chosen !== undefined || username !== undefined) {
      const current = { field: 'currentPassword', value: command.currentPassword } as const;
      await deps.checkOwnPassword(account, current, caller);
    }
    const passwordHash = chosen === undefined ? undefined : await deps.passwords.hash(chosen);
    const changed = await save(deps, account._id, { name, username, passwordHash });
    if (chosen !== undefined) await afterNewPassword(deps, changed, command);
    return changed;
  };
}

async function afterNewPassword(
  deps: ChangeOwnAccountDeps,
  account: Account,
  { caller, language }: ChangeOwnAccountCommand,
): Promise<void> {
  await deps.sessions.endAllOf(account._id);
  deps.record('password.changed', { ...caller, userId: account._id });
  await deps.passwordMail.changed(account, language);
}

async function save(
  deps: ChangeOwnAccountDeps,
  userId: string,
  change: Parameters<typeof changeByOwner>[1],
): Promise<Account> {
  try {
    return await deps.accounts.update(userId, (account) => ({ state: changeByOwner(account, change) }));
  } catch (error) {
    if (!(error instanceof DuplicateKeyError)) throw error;
    throw new DomainError('conflict', 'auth.username-taken', { fields: { username: 'auth.username-taken' } });
  }
}
