import type { Accounts, InvitedNames, NamedAccount } from '../ports.ts';

export interface ReadNamesDependencies {
  readonly accounts: Pick<Accounts, 'namesOf'>;
  readonly invitedNames: InvitedNames;
}

/** Of accounts, and of people who are invited. */
export function readNames({ accounts, invitedNames }: ReadNamesDependencies) {
  return async (ids: readonly string[]): Promise<readonly NamedAccount[]> => {
    const found = await accounts.namesOf([...new Set(ids)]);
    const known = new Set(found.map(({ _id }) => _id));
    const others = [...new Set(ids)].filter((id) => !known.has(id));
    return others.length === 0 ? found : [...found, ...(await invitedNames.namesOf(others))];
  };
}
