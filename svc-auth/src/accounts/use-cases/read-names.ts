import type { LimitedTo } from '@pathshala/rules/limited-rights';
import type { StudentPlaces } from '../../student-places/index.ts';
import type { StudentNames } from '../../students/index.ts';
import { fullNameOf } from '../domain/account.ts';
import type { Accounts, InvitedNames, NamedAccount, ReadFullName } from '../ports.ts';

interface ReadNamesDependencies {
  readonly accounts: Pick<Accounts, 'namesOf' | 'list'>;
  readonly invitedNames: InvitedNames;
  readonly studentPlaces: Pick<StudentPlaces, 'within'>;
}

interface NamesQuery {
  readonly ids?: readonly string[] | undefined;
  readonly q?: string | undefined;
  /** Only people of these courses and batches; left out: all. */
  readonly limitedTo?: LimitedTo | undefined;
}

interface FoundNames {
  readonly items: readonly NamedAccount[];
  /** The search found more people than the answer names. */
  readonly hasMore: boolean;
}

/** The largest number of names in one answer. */
const limit = 100;

/** Names accounts and invited people by id. A search finds accounts only: nobody else has a result or an enrolment. */
export function readNames({ accounts, invitedNames, studentPlaces }: ReadNamesDependencies) {
  async function byIds(ids: readonly string[]): Promise<readonly NamedAccount[]> {
    const found = await accounts.namesOf([...new Set(ids)]);
    const known = new Set(found.map(({ _id }) => _id));
    const others = [...new Set(ids)].filter((id) => !known.has(id));
    return others.length === 0 ? found : [...found, ...(await invitedNames.namesOf(others))];
  }

  async function find({ ids = [], q }: NamesQuery): Promise<FoundNames> {
    if (q === undefined) return { items: await byIds(ids), hasMore: false };
    const { items, total } = await accounts.list({ q, page: 1, pageSize: limit, sort: 'name' });
    return { items: items.map(({ _id, name }) => ({ _id, name })), hasMore: total > items.length };
  }

  return async ({ limitedTo, ...query }: NamesQuery): Promise<FoundNames> => {
    const found = await find(query);
    if (limitedTo === undefined) return found;
    const ids = found.items.map(({ _id }) => _id);
    const within = await studentPlaces.within(ids, limitedTo);
    return { ...found, items: found.items.filter(({ _id }) => within.has(_id)) };
  };
}

/** Reads the names of the profile whenever an account is shown to its owner: a change there shows at once. */
export function fullNameReader(names: StudentNames): ReadFullName {
  return async (account) => {
    if (account.role !== 'student') return undefined;
    const profile = await names.namesOf(account._id);
    return profile === null ? undefined : fullNameOf(account, profile);
  };
}
