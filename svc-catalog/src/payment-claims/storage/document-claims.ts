import type { ListKey } from '@pathshala/stores/documents/upgrade-list-keys';
import { containsText } from '@pathshala/stores/documents/contains-text';
import { findPage } from '@pathshala/stores/documents/find-page';
import { matchText, type DocumentStore, type Filter } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Claim } from '../domain/claim.ts';
import { bareTransactionId } from '../domain/transaction-id.ts';
import type { ClaimQuery, Claims } from '../ports.ts';

const name = 'payment-claims';

export const claimAggregates = [name];

export const claimListKeys: readonly ListKey[] = [{ collection: name, field: 'nameKey' }];

const sortFields = { sent: 'sentAt', amount: 'amount', name: 'nameKey' };

/** One index per sort, for one state and for all. They contain the fields that search compares, so that it reads the index alone. */
const queueIndexes = Object.values(sortFields).flatMap((field) => [
  {
    collection: name,
    keys: { state: 1, [field]: 1, _id: 1, nameKey: 1, transactionText: 1, method: 1 } as const,
  },
  {
    collection: name,
    keys: { [field]: 1, _id: 1, nameKey: 1, transactionText: 1, method: 1 } as const,
  },
]);

export const claimIndexes = [
  { collection: name, keys: { transactionKey: 1 }, unique: true },
  { collection: name, keys: { openKey: 1 }, unique: true },
  { collection: name, keys: { studentId: 1, sentAt: 1 } },
  ...queueIndexes,
  { collection: name, keys: { enrolDueAt: 1 } },
  { collection: name, keys: { unenrolDueAt: 1 } },
  { collection: name, keys: { decidedById: 1 } },
] as const;

export function claimCollection(documents: DocumentStore) {
  return documents.collection<Claim & Aggregate>(name);
}

function textFilter(q: string | undefined): Filter {
  if (!q) return {};
  const transaction = bareTransactionId(q);
  const inTransaction = transaction === '' ? [] : [{ transactionText: matchText(transaction) }];
  return { $or: [containsText(['nameKey'], q), ...inTransaction] };
}

function filterOf({ q, state, method }: ClaimQuery): Filter {
  return {
    ...(state === undefined ? {} : { state }),
    ...(method === undefined ? {} : { method }),
    ...textFilter(q),
  };
}

export function createDocumentClaims({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Claims {
  const collection = claimCollection(documents);
  return {
    ...createAggregateStore<Claim>({ collection, now, newId }),
    list(query) {
      const { page, pageSize, sort } = query;
      return findPage(collection, filterOf(query), { page, pageSize, sort: sortBy(sort, sortFields) });
    },
    listOfStudent({ studentId, courseId, page, pageSize }) {
      const filter = { studentId, ...(courseId === undefined ? {} : { courseId }) };
      return findPage(collection, filter, { page, pageSize, sort: { sentAt: -1, _id: -1 } });
    },
    withTransaction: (transactionKey) => collection.findOne({ transactionKey }),
    withTransactions: (transactionKeys) =>
      collection.find({ transactionKey: { $in: [...transactionKeys] } }).toArray(),
    waitingBetween: ({ method, from, to, limit }) =>
      collection
        .find(
          { state: 'sent', method, sentAt: { $gte: from, $lt: to } },
          { sort: { sentAt: 1, _id: 1 }, limit },
        )
        .toArray(),
    withOpenKey: (openKey) => collection.findOne({ openKey }),
    async enrolmentDue(at, limit) {
      const due = await Promise.all(
        (['enrolDueAt', 'unenrolDueAt'] as const).map((field) =>
          collection
            .find({ [field]: { $lte: at } }, { sort: { [field]: 1 }, limit, projection: { _id: 1 } })
            .toArray(),
        ),
      );
      return due.flat().map(({ _id }) => _id);
    },
    allOfStudent: (studentId) => collection.find({ studentId }).toArray(),
    async delete(_id) {
      await collection.deleteOne({ _id });
    },
    async forgetDecider(userId) {
      await collection.updateMany(
        { decidedById: userId },
        { $set: { decidedById: null, decidedBy: null }, $inc: { rev: 1 } },
      );
    },
  };
}
