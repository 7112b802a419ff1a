import { maxDeletedListed, restorableAt } from '@pathshala/back-office/recently-deleted';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { notDeleted } from '@pathshala/rules/undo-window';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { betweenDays } from '@pathshala/stores/documents/between-days';
import { containsText } from '@pathshala/stores/documents/contains-text';
import { findPage } from '@pathshala/stores/documents/find-page';
import type { Collection, Filter } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import type { ListKey } from '@pathshala/stores/documents/upgrade-list-keys';
import type { ScheduledClass } from '../domain/class.ts';
import { daysAround, type Slot } from '../domain/clash.ts';
import type { Classes, ClassQuery } from '../ports.ts';

const name = 'classes';

export const classAggregates = [name];

export const classListKeys: readonly ListKey[] = [{ collection: name, field: 'titleKey' }];

export const classIndexes = [
  { collection: name, keys: { deletedAt: 1, startsAt: 1, _id: 1 } },
  { collection: name, keys: { deletedAt: 1, titleKey: 1, _id: 1 } },
  { collection: name, keys: { courseId: 1, deletedAt: 1, startsAt: 1, _id: 1 } },
  { collection: name, keys: { batchId: 1, deletedAt: 1, startsAt: 1, _id: 1 } },
  // By these, clashes and the routine of a student are found.
  { collection: name, keys: { courseId: 1, batchId: 1, day: 1 } },
  { collection: name, keys: { batchId: 1, day: 1 } },
  { collection: name, keys: { teacherKey: 1, day: 1 } },
  { collection: name, keys: { roomKey: 1, day: 1 } },
  { collection: name, keys: { seriesId: 1, seriesDay: 1 } },
  { collection: name, keys: { removalDueAt: 1 } },
  { collection: name, keys: { deletionId: 1 } },
  { collection: name, keys: { noticeDueAt: 1 } },
] as const;

/** More than a school teaches with one teacher, or in one room, in a year. */
const maxTaken = 4_000;
const maxOfRoutine = 500;

type Stored = ScheduledClass & Aggregate;

function given(entries: Record<string, unknown>): Filter {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

function filterOf({ courseId, batchId, seriesId, within, startFrom, startTo, q }: ClassQuery): Filter {
  const text = containsText(['titleKey', 'teacherKey', 'roomKey'], q);
  return {
    deletedAt: null,
    ...given({ courseId, batchId, seriesId }),
    ...betweenDays('startsAt', startFrom, startTo),
    ...(within === undefined ? text : { $and: [filterWithin(within), text] }),
  };
}

const filterWithin = ({ courseIds, batchIds }: NonNullable<ClassQuery['within']>): Filter => ({
  $or: [{ courseId: { $in: [...courseIds] } }, { batchId: { $in: [...batchIds] } }],
});

const slotFields = {
  title: 1,
  courseId: 1,
  batchId: 1,
  teacherKey: 1,
  roomKey: 1,
  day: 1,
  startsAt: 1,
  endsAt: 1,
} as const;

function slotFilters(slots: readonly Slot[]): Filter[] {
  const days = [...new Set(slots.flatMap(({ day }) => daysAround(day)))];
  const valuesOf = (field: 'teacherKey' | 'roomKey') =>
    [...new Set(slots.map((slot) => slot[field]))].filter((value) => value !== '');
  const places = new Map(
    slots.map(({ courseId, batchId }) => [`${courseId}/${batchId}`, { courseId, batchId }]),
  );
  const students = [...places.values()].map(({ courseId, batchId }) =>
    batchId === '' ? { courseId } : { courseId, batchId: { $in: ['', batchId] } },
  );
  const sameKey = (field: 'teacherKey' | 'roomKey') => valuesOf(field).map((value) => ({ [field]: value }));
  return [...sameKey('teacherKey'), ...sameKey('roomKey'), ...students].map((filter) => ({
    ...filter,
    day: { $in: days },
    deletedAt: null,
  }));
}

function findingOf(collection: Collection<Stored>) {
  const found = async (filters: readonly Filter[], limit: number): Promise<Stored[]> => {
    const parts = await Promise.all(filters.map((filter) => collection.find(filter, { limit }).toArray()));
    return parts.flat();
  };
  return {
    list: (query: ClassQuery) =>
      findPage(collection, filterOf(query), {
        page: query.page,
        pageSize: query.pageSize,
        sort: sortBy(query.sort, { start: 'startsAt', title: 'titleKey' }),
        projection: { note: 0, outbox: 0 },
      }),
    ofSeries: (seriesId: string) => found([{ seriesId }], 1_000),
    async ofPlaces({ courseIds, batchIds }, { from, to }) {
      const rest = { day: { $gte: from, $lte: to }, deletedAt: null };
      const filters = [
        { courseId: { $in: courseIds }, batchId: '', ...rest },
        { batchId: { $in: batchIds }, ...rest },
      ];
      const items = await found(filters, maxOfRoutine);
      return items.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
    },
    async takenBeside(slots) {
      const options = { limit: maxTaken, projection: slotFields };
      const parts = await Promise.all(
        slotFilters(slots).map((filter) => collection.find(filter, options).toArray()),
      );
      return parts.flat();
    },
    named: (ids) => collection.find({ _id: { $in: [...ids] } }, { projection: { note: 0 } }).toArray(),
    ofDeletion: (deletionId) => found([{ deletionId }], 1_000),
    startingBetween({ from, to }, limit) {
      const startsAt = { $gt: new Date(from).toISOString(), $lte: new Date(to).toISOString() };
      const options = { sort: { startsAt: 1 }, limit, projection: { note: 0 } } as const;
      return collection.find({ deletedAt: null, startsAt }, options).toArray();
    },
    listToAnnounce: (at, limit) =>
      collection.find({ noticeDueAt: { $gt: 0, $lte: at } }, { sort: { noticeDueAt: 1 }, limit }).toArray(),
    listRestorable: (at) =>
      collection.find(restorableAt(at), { sort: { removalDueAt: -1 }, limit: maxDeletedListed }).toArray(),
  } satisfies Partial<Classes>;
}

export function createDocumentClasses({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): Classes {
  const collection = documents.collection<Stored>(name);
  return {
    ...createAggregateStore<ScheduledClass>({ collection, now, newId }),
    ...findingOf(collection),
    async markDeleted(ids, deletion) {
      await collection.updateMany(
        { _id: { $in: [...ids] }, deletedAt: null },
        { $set: { ...deletion }, $inc: { rev: 1 } },
      );
    },
    async restore(deletionId, at) {
      await collection.updateMany(
        { deletionId, removalDueAt: { $gt: at } },
        { $set: { ...notDeleted, deletionId: null, noticeDueAt: at }, $inc: { rev: 1 } },
      );
    },
    async removeDue(at) {
      await collection.deleteMany({ removalDueAt: { $gt: 0, $lte: at }, noticeDueAt: null });
    },
    async rename(place, names) {
      const stale = Object.entries(names).map(([field, value]) => ({ [field]: { $ne: value } }));
      await collection.updateMany({ ...place, $or: stale }, { $set: { ...names } });
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}
