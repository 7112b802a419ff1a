import { type Accounts, requireAccount, requireRightsOver } from '../../accounts/index.ts';
import type { FindManagedUser } from '../ports.ts';

interface FindManagedUserDependencies {
  readonly accounts: Pick<Accounts, 'find'>;
}

export function findManagedUser({ accounts }: FindManagedUserDependencies): FindManagedUser {
  return async (userId, { adminId }) => {
    const found = requireAccount(await accounts.find(userId));
    requireRightsOver(adminId === null ? null : await accounts.find(adminId), found);
    return found;
  };
}
