import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from '@pathshala/service-kit/identity/identity';
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
