import type { Collection, DocumentStore, Filter } from '@pathshala/documents/port';
import { findPage } from '@pathshala/documents/find-page';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import type { Account } from '../domain/account.ts';
import type { AccountListQuery, Accounts } from '../use-cases/ports.ts';
import { byName } from '../../storage/by-name.ts';
import { containsText } from '../../storage/contains-text.ts';

export const usersCollection = 'users';

type StoredAccount = Account & Aggregate;

export function createDocumentAccounts(platform: {
  readonly documents: DocumentStore;
  readonly now: () => number;
  readonly newId: () => string;
}): Accounts {
  const collection = platform.documents.collection<StoredAccount>(usersCollection);
  const store = createAggregateStore<Account>({ collection, now: platform.now, newId: platform.newId });
  return {
    ...store,
    findByEmail: (emailKey) => findOne(collection, { emailKey }),
    findByUsername: (usernameKey) => findOne(collection, { usernameKey }),
    list(query) {
      const { page, pageSize, sort } = query;
      return findPage(collection, listFilter(query), {
        page,
        pageSize,
        sort: byName(sort),
        projection: { outbox: 0 },
      });
    },
    sampleAccounts: () => collection.find({ isSample: true }).toArray(),
    activeAdmins: () => collection.find({ role: 'admin', active: true, deletedAt: null }).toArray(),
  };
}

async function findOne(collection: Collection<StoredAccount>, filter: Filter): Promise<Account | null> {
  const found = await collection.findOne(filter, { projection: { outbox: 0 } });
  return found;
}

function listFilter(query: AccountListQuery): Filter {
  return {
    deletedAt: null,
    ...containsText('searchText', query.q),
    ...(query.role === undefined ? {} : { role: query.role }),
    ...(query.active === undefined ? {} : { active: query.active }),
  };
}
