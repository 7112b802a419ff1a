import { DomainError } from '@pathshala/contract-kit/domain-error';
import { requireRightsOver, type Accounts } from '../../accounts/ports.ts';
import type { FindManagedUser } from '../ports.ts';

export interface FindManagedUserDependencies {
  readonly accounts: Pick<Accounts, 'find'>;
}

export function findManagedUser({ accounts }: FindManagedUserDependencies): FindManagedUser {
  return async (userId, { adminId }) => {
    const found = await accounts.find(userId);
    if (found === null || found.deletedAt !== null) throw new DomainError('not-found', 'common.not-found');
    requireRightsOver(adminId === null ? null : await accounts.find(adminId), found);
    return found;
  };
}
