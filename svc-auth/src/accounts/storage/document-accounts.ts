import { containsText } from '@pathshala/documents/contains-text';
import { findPage } from '@pathshala/documents/find-page';
import type { Collection, DocumentStore, Filter } from '@pathshala/documents/port';
import { sortBy } from '@pathshala/documents/sort-by';
import type { Aggregate } from '@pathshala/events/aggregate';
import { createAggregateStore } from '@pathshala/events/aggregate-store';
import type { Account } from '../domain/account.ts';
import type { AccountListQuery, Accounts } from '../ports.ts';

export const accountsCollection = 'users';

export const accountsIndexes = [
  { collection: accountsCollection, keys: { emailKey: 1 }, unique: true },
  { collection: accountsCollection, keys: { usernameKey: 1 }, unique: true },
  { collection: accountsCollection, keys: { nameKey: 1 } },
  { collection: accountsCollection, keys: { role: 1 } },
  { collection: accountsCollection, keys: { createdAt: 1 } },
  { collection: accountsCollection, keys: { isSample: 1 } },
] as const;

type StoredAccount = Account & Aggregate;

export function createDocumentAccounts(platform: {
  readonly documents: DocumentStore;
  readonly now: () => number;
  readonly newId: () => string;
}): Accounts {
  const collection = platform.documents.collection<StoredAccount>(accountsCollection);
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
        sort: sortBy(sort, { name: 'nameKey' }),
        projection: { outbox: 0 },
      });
    },
    countCreated: ({ from, to }) => collection.countDocuments({ createdAt: { $gte: from, $lt: to } }),
    sampleAccounts: () => collection.find({ isSample: true }).toArray(),
    activeAdmins: () => collection.find({ role: 'admin', active: true, deletedAt: null }).toArray(),
  };
}

async function findOne(collection: Collection<StoredAccount>, filter: Filter): Promise<Account | null> {
  const found = await collection.findOne(filter, { projection: { outbox: 0 } });
  return found;
}

function listFilter({ q, role, active }: AccountListQuery): Filter {
  return {
    deletedAt: null,
    ...containsText(['searchText'], q),
    ...(role !== undefined && { role }),
    ...(active !== undefined && { active }),
  };
}
