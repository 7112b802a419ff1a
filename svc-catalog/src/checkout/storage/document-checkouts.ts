import { containsText } from '@pathshala/stores/documents/contains-text';
import { findPage } from '@pathshala/stores/documents/find-page';
import type { DocumentStore, Filter } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import type { ListKey } from '@pathshala/stores/documents/upgrade-list-keys';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Checkout } from '../domain/checkout.ts';
import type { CheckedOutTransactions, CheckoutQuery, Checkouts } from '../ports.ts';

const name = 'checkouts';

export const checkoutAggregates = [name];

export const checkoutListKeys: readonly ListKey[] = [{ collection: name, field: 'nameKey' }];

const sortFields = { created: 'createdAt', amount: 'amountPaisa', name: 'nameKey' };

/** One index per sort, for one state and for all, with the fields that search compares. */
const queueIndexes = Object.values(sortFields).flatMap((field) => [
  {
    collection: name,
    keys: { state: 1, [field]: 1, _id: 1, nameKey: 1, transactionKey: 1, provider: 1 } as const,
  },
  {
    collection: name,
    keys: { [field]: 1, _id: 1, nameKey: 1, transactionKey: 1, provider: 1 } as const,
  },
]);

export const checkoutIndexes = [
  { collection: name, keys: { openKey: 1 }, unique: true },
  { collection: name, keys: { transactionKey: 1 }, unique: true },
  { collection: name, keys: { studentId: 1, createdAt: 1 } },
  { collection: name, keys: { dueAt: 1 } },
  { collection: name, keys: { decidedById: 1 } },
  ...queueIndexes,
] as const;

function filterOf({ q, state, provider }: CheckoutQuery): Filter {
  return {
    ...(state === undefined ? {} : { state }),
    ...(provider === undefined ? {} : { provider }),
    ...(q ? { $or: [containsText(['nameKey'], q), containsText(['transactionKey'], q)] } : {}),
  };
}

const collectionOf = (documents: DocumentStore) => documents.collection<Checkout & Aggregate>(name);

/** Created before the capability, because claims refuse a payment that a checkout has entered. */
export function createDocumentTransactions(documents: DocumentStore): CheckedOutTransactions {
  const collection = collectionOf(documents);
  return {
    async among(transactionKeys) {
      const filter = { transactionKey: { $in: [...transactionKeys] } };
      const found = await collection.find(filter, { projection: { transactionKey: 1 } }).toArray();
      return new Set(found.map(({ transactionKey }) => transactionKey));
    },
  };
}

export function createDocumentCheckouts({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Checkouts {
  const collection = collectionOf(documents);
  return {
    ...createAggregateStore<Checkout>({ collection, now, newId }),
    list(query) {
      const { page, pageSize, sort } = query;
      return findPage(collection, filterOf(query), { page, pageSize, sort: sortBy(sort, sortFields) });
    },
    listOfStudent({ studentId, courseId, page, pageSize }) {
      const filter = { studentId, ...(courseId === undefined ? {} : { courseId }) };
      return findPage(collection, filter, { page, pageSize, sort: { createdAt: -1, _id: -1 } });
    },
    withOpenKey: (openKey) => collection.findOne({ openKey }),
    async due(at, limit) {
      const due = collection.find(
        { dueAt: { $lte: at } },
        { sort: { dueAt: 1 }, limit, projection: { _id: 1 } },
      );
      return (await due.toArray()).map(({ _id }) => _id);
    },
    allOfStudent: (studentId) => collection.find({ studentId }).toArray(),
    async forgetDecider(userId) {
      await collection.updateMany(
        { decidedById: userId },
        { $set: { decidedById: null, decidedBy: null }, $inc: { rev: 1 } },
      );
    },
  };
}
