import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import { isUsable, type Account } from '../domain/account.ts';
import type { Accounts } from './ports.ts';

/** The caller's account as it is now. Rejects with `unauthenticated` when it is closed or gone. */
export function readOwnAccount(deps: { readonly accounts: Accounts }) {
  return async (identity: Identity): Promise<Account> => {
    const account = identity.userId === null ? null : await deps.accounts.find(identity.userId);
    if (account === null || !isUsable(account)) {
      throw new DomainError('unauthenticated', 'auth.account-gone');
    }
    return account;
  };
}
