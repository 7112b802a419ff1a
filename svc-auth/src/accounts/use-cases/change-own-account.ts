import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { changeByOwner, languageOf, type Account } from '../domain/account.ts';
import { requirePassword } from '../domain/credentials.ts';
import type { Caller } from '../domain/caller.ts';
import type {
  Accounts,
  Language,
  PasswordMail,
  Passwords,
  ReadPasswordPolicy,
  RecordSecurity,
  RequireOwnPassword,
} from '../ports.ts';

interface ChangeOwnAccountDependencies {
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly policy: ReadPasswordPolicy;
  readonly sessions: Platform['sessions'];
  readonly requireOwnPassword: RequireOwnPassword;
  readonly passwordMail: PasswordMail;
  readonly record: RecordSecurity;
}

export interface ChangeOwnAccountCommand {
  readonly account: Account;
  readonly caller: Caller;
  /** The language of the request, for a notice to an account that has chosen none. */
  readonly requestLanguage: Language;
  readonly name?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly language?: Language | undefined;
  readonly currentPassword: string;
}

/** A new username or password requires the current password. A new password ends every session of the account. */
export function changeOwnAccount(deps: ChangeOwnAccountDependencies) {
  return async (command: ChangeOwnAccountCommand): Promise<Account> => {
    const { account, name, username, password, language, caller } = command;
    const changed = changeByOwner(account, { name, username });
    const newPassword =
      password === undefined ? undefined : requirePassword(password, await deps.policy(), changed);
    if (newPassword !== undefined || username !== undefined) {
      const current = { field: 'currentPassword', value: command.currentPassword } as const;
      await deps.requireOwnPassword(account, current, caller);
    }
    const passwordHash = newPassword === undefined ? undefined : await deps.passwords.hash(newPassword);
    const saved = await save(deps, account._id, { name, username, language, passwordHash });
    if (newPassword !== undefined) await onPasswordChanged(deps, saved, command);
    return saved;
  };
}

async function onPasswordChanged(
  deps: ChangeOwnAccountDependencies,
  account: Account,
  { caller, requestLanguage }: ChangeOwnAccountCommand,
): Promise<void> {
  await deps.sessions.endAllOf(account._id);
  deps.record('password.changed', { ...caller, userId: account._id });
  await deps.passwordMail.changed(account, languageOf(account, requestLanguage));
}

async function save(
  deps: ChangeOwnAccountDependencies,
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
