import { DuplicateKeyError } from '@pathshala/service-kit/documents';
import { DomainError } from '@pathshala/service-kit/errors';
import type { Platform } from '@pathshala/service-kit/platform';
import { changeByOwner, type Account } from '../domain/account.ts';
import { checkPassword, type PasswordPolicy } from '../domain/credentials.ts';
import type { Accounts, Passwords } from './ports.ts';

export interface ChangeOwnAccountDeps {
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly policy: PasswordPolicy;
  readonly sessions: Platform['sessions'];
  readonly checkOwnPassword: (account: Account, password: string, address: string) => Promise<void>;
}

export interface ChangeOwnAccountCommand {
  readonly account: Account;
  readonly address: string;
  readonly name?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly currentPassword: string;
}

/** A new username or password needs the current one. After a new password every session of the account has ended. */
export function changeOwnAccount(deps: ChangeOwnAccountDeps) {
  return async (command: ChangeOwnAccountCommand): Promise<Account> => {
    const { account, name, username, password } = command;
    const chosen = password === undefined ? undefined : checkPassword(password, deps.policy);
    changeByOwner(account, { name, username });
    if (chosen !== undefined || username !== undefined) {
      await deps.checkOwnPassword(account, command.currentPassword, command.address);
    }
    const passwordHash = chosen === undefined ? undefined : await deps.passwords.hash(chosen);
    const changed = await save(deps, account._id, { name, username, passwordHash });
    if (chosen !== undefined) await deps.sessions.endAllOf(account._id);
    return changed;
  };
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
