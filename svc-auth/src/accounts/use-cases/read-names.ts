import type { Accounts, NamedAccount } from '../ports.ts';

export interface ReadNamesDependencies {
  readonly accounts: Pick<Accounts, 'namesOf'>;
}

export function readNames({ accounts }: ReadNamesDependencies) {
  return (ids: readonly string[]): Promise<readonly NamedAccount[]> => accounts.namesOf([...new Set(ids)]);
}
