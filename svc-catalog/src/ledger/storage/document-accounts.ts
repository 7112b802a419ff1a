import { findPage } from '@pathshala/stores/documents/find-page';
import type { DocumentStore, Filter } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { FeeAccount } from '../domain/account.ts';
import type { DuesQuery, FeeAccounts, FeePauses } from '../ports.ts';
import { accountIdOf } from '../use-cases/ledger-ids.ts';

const name = 'fee-accounts';

export const accountAggregates = [name];

const sortFields = { due: 'oldestDueOn', balance: 'balancePaisa' };

/** One index for each sort, for all courses, one course and one batch. `oldestDueOn` is in each, because every list filters by it. */
const dueIndexes = Object.values(sortFields).flatMap((field) =>
  [[], ['courseId'], ['batchId']].map((scope) => ({
    collection: name,
    keys: Object.fromEntries([...scope, field, '_id', 'oldestDueOn'].map((key) => [key, 1 as const])),
  })),
);

export const accountIndexes = [
  { collection: name, keys: { studentId: 1, openedAt: 1 } },
  ...dueIndexes,
  { collection: name, keys: { postingsDueAt: 1 } },
  { collection: name, keys: { remindOn: 1, _id: 1 } },
  { collection: name, keys: { isPaused: 1, oldestDueOn: 1, _id: 1 } },
] as const;

export function accountCollection(documents: DocumentStore) {
  return documents.collection<FeeAccount & Aggregate>(name);
}

function filterOf({ courseId, batchId, studentId, students, dueBy }: DuesQuery): Filter {
  const ids = studentId === undefined ? students : [studentId];
  return {
    oldestDueOn: { $lte: dueBy },
    ...(courseId !== undefined && { courseId }),
    ...(batchId !== undefined && { batchId }),
    ...(ids && courseId !== undefined && { _id: { $in: ids.map((id) => accountIdOf(id, courseId)) } }),
    ...(ids && courseId === undefined && { studentId: { $in: [...ids] } }),
  };
}

export function createDocumentAccounts(platform: Pick<Platform, 'documents' | 'now' | 'newId'>): FeeAccounts {
  const collection = accountCollection(platform.documents);

  async function idsOf(filter: Filter, field: string, limit: number): Promise<readonly string[]> {
    const options = { sort: { [field]: 1 }, limit, projection: { _id: 1 } } as const;
    return (await collection.find(filter, options).toArray()).map(({ _id }) => _id);
  }

  return {
    ...createAggregateStore<FeeAccount>({ ...platform, collection }),
    ofStudent: (studentId) => collection.find({ studentId }, { sort: { openedAt: -1 } }).toArray(),
    dues: ({ page, pageSize, sort, ...query }) =>
      findPage(collection, filterOf({ page, pageSize, sort, ...query }), {
        page,
        pageSize,
        sort: sortBy(sort, sortFields),
      }),
    postingsDue: (now, limit) => idsOf({ postingsDueAt: { $lte: now } }, 'postingsDueAt', limit),
    toRemind: (day, limit) => idsOf({ remindOn: { $lte: day } }, 'remindOn', limit),
    toPause: (before, limit) =>
      idsOf({ isPaused: false, oldestDueOn: { $lt: before } }, 'oldestDueOn', limit),
    async toResume(from, limit) {
      const later = await idsOf({ isPaused: true, oldestDueOn: { $gte: from } }, 'oldestDueOn', limit);
      const settled = await idsOf({ isPaused: true, oldestDueOn: null }, '_id', limit);
      return [...later, ...settled];
    },
  };
}

export function createDocumentPauses(documents: DocumentStore): FeePauses {
  const collection = accountCollection(documents);
  return {
    async pausedIn(studentId, courseId) {
      const account = await collection.findOne({ _id: accountIdOf(studentId, courseId) });
      return account?.isPaused === true ? account : null;
    },
  };
}
