import type { Collection, DocumentStore, Filter } from '@pathshala/service-kit/documents';
import { createAggregateStore, type Aggregate } from '@pathshala/service-kit/events';
import type { Account } from '../domain/account.ts';
import type { AccountListQuery, Accounts } from '../use-cases/ports.ts';
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
    async list(query) {
      const filter = listFilter(query);
      const direction = query.sort === 'name' ? 1 : -1;
      const [documents, total] = await Promise.all([
        collection
          .find(filter, {
            sort: { nameKey: direction, _id: direction },
            skip: (query.page - 1) * query.pageSize,
            limit: query.pageSize,
            projection: { outbox: 0 },
          })
          .toArray(),
        collection.countDocuments(filter),
      ]);
      return { items: documents, total };
    },
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
