import type { AccountListQuery, Accounts } from '../ports.ts';

interface ListAccountsDependencies {
  readonly accounts: Pick<Accounts, 'list'>;
}

export function listAccounts({ accounts }: ListAccountsDependencies) {
  return (query: AccountListQuery) => accounts.list(query);
}
