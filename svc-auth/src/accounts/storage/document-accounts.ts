import type { ListKey } from '@pathshala/stores/documents/upgrade-list-keys';
import { betweenDays } from '@pathshala/stores/documents/between-days';
import { mobileKeyOf } from '@pathshala/rules/mobile';
import { containsText } from '@pathshala/stores/documents/contains-text';
import { findPage } from '@pathshala/stores/documents/find-page';
import type { Collection, DocumentStore, Filter } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import { hasAllPermissions, type Account } from '../domain/account.ts';
import type { AccountListQuery, Accounts, KnownAccount } from '../ports.ts';
import { createDocumentMobileClaims } from './document-mobile-claims.ts';

export const accountsCollection = 'users';

export const accountListKeys: readonly ListKey[] = [{ collection: accountsCollection, field: 'nameKey' }];

/** The stored fields of the list's sort columns. */
const sortFields = {
  name: 'nameKey',
  username: 'usernameKey',
  email: 'emailKey',
  role: 'role',
  active: 'active',
  created: 'createdAt',
};

/** The fields that search and filters compare. */
const filterKeys = { searchText: 1, role: 1, active: 1, createdAt: 1 } as const;

/** One index per column, with the fields that search and filters compare, so that they read the index alone, not the documents. */
const listIndexes = Object.values(sortFields).map((field) => ({
  collection: accountsCollection,
  keys: { deletedAt: 1, [field]: 1, _id: 1, ...filterKeys } as const,
}));

export const accountsIndexes = [
  { collection: accountsCollection, keys: { emailKey: 1 }, unique: true },
  { collection: accountsCollection, keys: { usernameKey: 1 }, unique: true },
  ...listIndexes,
  { collection: accountsCollection, keys: { role: 1 } },
  { collection: accountsCollection, keys: { createdAt: 1 } },
  { collection: accountsCollection, keys: { mobile: 1 } },
  { collection: accountsCollection, keys: { isSample: 1 } },
  { collection: accountsCollection, keys: { editorId: 1 } },
] as const;

type StoredAccount = Account & Aggregate;

export function createDocumentAccounts(platform: {
  readonly documents: DocumentStore;
  readonly now: () => number;
  readonly newId: () => string;
}): Accounts {
  const collection = platform.documents.collection<StoredAccount>(accountsCollection);
  const store = createAggregateStore<Account>({ collection, now: platform.now, newId: platform.newId });
  const claims = createDocumentMobileClaims(platform);
  return {
    ...store,
    findByMobile: (mobile) => claims.ownerOf(mobile),
    findByEmail: (emailKey) => findOne(collection, { emailKey }),
    findByUsername: (usernameKey) => findOne(collection, { usernameKey }),
    async findByKeys({ emailKeys, usernameKeys, mobiles = [] }) {
      const found = await Promise.all([
        findKnown(collection, { emailKey: { $in: [...emailKeys] } }),
        findKnown(collection, { usernameKey: { $in: [...usernameKeys] } }),
        mobiles.length === 0 ? [] : findKnown(collection, { mobile: { $in: [...mobiles] } }),
      ]);
      return [...new Map(found.flat().map((account) => [account._id, account])).values()];
    },
    list(query) {
      const { page, pageSize, sort } = query;
      return findPage(collection, listFilter(query), {
        page,
        pageSize,
        sort: sortBy(sort, sortFields),
        projection: { outbox: 0 },
      });
    },
    async namesOf(ids) {
      const filter = { _id: { $in: [...ids] }, deletedAt: null };
      const found = await collection.find(filter, { projection: { name: 1 } }).toArray();
      return found.map(({ _id, name }) => ({ _id, name }));
    },
    findMany: (ids) => collection.find({ _id: { $in: [...ids] } }, { projection: { outbox: 0 } }).toArray(),
    async studentsAfter(id, limit) {
      const filter = { _id: { $gt: id }, role: 'student', active: true, deletedAt: null };
      const options = { sort: { _id: 1 }, limit, projection: { _id: 1 } } as const;
      return (await collection.find(filter, options).toArray()).map(({ _id }) => _id);
    },
    countCreated: ({ from, to }) => collection.countDocuments({ createdAt: { $gte: from, $lt: to } }),
    sampleAccounts: () => collection.find({ isSample: true }).toArray(),
    activeAdmins: () => findAdmins(collection),
    forgetEditor: (userId) => forgetEditor(collection, userId),
    async fullAdmins() {
      return (await findAdmins(collection)).filter(hasAllPermissions);
    },
  };
}

const knownFields = {
  name: 1,
  username: 1,
  usernameKey: 1,
  emailKey: 1,
  mobile: 1,
  role: 1,
  active: 1,
} as const;

function findKnown(collection: Collection<StoredAccount>, filter: Filter): Promise<KnownAccount[]> {
  return collection.find(filter, { projection: knownFields }).toArray();
}

function findAdmins(collection: Collection<StoredAccount>): Promise<StoredAccount[]> {
  return collection.find({ role: 'admin', active: true, deletedAt: null }).toArray();
}

async function findOne(collection: Collection<StoredAccount>, filter: Filter): Promise<Account | null> {
  const found = await collection.findOne(filter, { projection: { outbox: 0 } });
  return found;
}

function listFilter({ q, role, active, createdFrom, createdTo }: AccountListQuery): Filter {
  return {
    deletedAt: null,
    // A whole number is searched in its one spelling.
    ...containsText(['searchText'], q === undefined ? q : (mobileKeyOf(q) ?? q)),
    ...betweenDays('createdAt', createdFrom, createdTo),
    ...(role !== undefined && { role }),
    ...(active !== undefined && { active }),
  };
}
