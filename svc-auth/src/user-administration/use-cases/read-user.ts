import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Account, Accounts } from '../../accounts/ports.ts';

export interface ReadUserDependencies {
  readonly accounts: Pick<Accounts, 'find'>;
}

export function readUser({ accounts }: ReadUserDependencies) {
  return async (userId: string): Promise<Account> => {
    const found = await accounts.find(userId);
    if (found === null || found.deletedAt !== null) throw new DomainError('not-found', 'common.not-found');
    return found;
  };
}
