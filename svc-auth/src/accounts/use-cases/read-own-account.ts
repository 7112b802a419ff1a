import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from '@pathshala/identity/identity';
import { type Account, isUsable } from '../domain/account.ts';
import type { Accounts } from '../ports.ts';

interface ReadOwnAccountDependencies {
  readonly accounts: Pick<Accounts, 'find'>;
}

/** Returns the caller's account as stored. Rejects with `unauthenticated` when it is disabled or deleted. */
export function readOwnAccount(deps: ReadOwnAccountDependencies) {
  return async (identity: Identity): Promise<Account> => {
    const account = identity.userId === null ? null : await deps.accounts.find(identity.userId);
    if (account === null || !isUsable(account)) {
      throw new DomainError('unauthenticated', 'auth.account-gone');
    }
    return account;
  };
}

interface RequireAccountDependencies {
  readonly accounts: { find(userId: string): Promise<Account | null> };
}

/** Rejects with `not-found` for an account that is unknown or deleted. */
export function requireAccount({ accounts }: RequireAccountDependencies) {
  return async (userId: string): Promise<Account> => {
    const found = await accounts.find(userId);
    if (found === null || found.deletedAt !== null) throw new DomainError('not-found', 'common.not-found');
    return found;
  };
}
