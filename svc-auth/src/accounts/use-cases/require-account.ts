import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Account } from '../domain/account.ts';

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
