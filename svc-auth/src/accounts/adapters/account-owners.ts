import type { Owners } from '../../students/index.ts';
import type { Accounts } from '../ports.ts';

export function createAccountOwners(accounts: Pick<Accounts, 'find'>): Owners {
  return {
    async find(userId) {
      const account = await accounts.find(userId);
      if (account === null) return null;
      const { name, email, mobile, deletedAt } = account;
      return deletedAt === null ? { userId, name, email, mobile } : 'deleted';
    },
  };
}
