import type { ListKey } from '@pathshala/stores/documents/upgrade-list-keys';
import { localMobileOf, mobileKeyOf } from '@pathshala/rules/mobile';
import { containsText } from '@pathshala/stores/documents/contains-text';
import { findPage } from '@pathshala/stores/documents/find-page';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Aggregate, AggregateStore } from '@pathshala/service-kit/events/aggregate';
import { republishFrom } from '@pathshala/service-kit/events/republish';
import { profileChanged } from '@pathshala/svc-auth-contract/events';
import { maxDeletedListed } from '@pathshala/back-office/recently-deleted';
import { profileFact, withProfileFact } from './profile-fact.ts';
import type { StudentRecord } from '../domain/student.ts';
import type { Students } from '../ports.ts';

const studentsCollection = 'students';

export const studentListKeys: readonly ListKey[] = [{ collection: studentsCollection, field: 'nameKey' }];

const studentsIndexes = [
  { collection: studentsCollection, keys: { nameKey: 1 } },
  { collection: studentsCollection, keys: { photoSweepAt: 1 } },
  { collection: studentsCollection, keys: { undoDueAt: 1 } },
] as const;

export function createDocumentStudents(platform: {
  readonly documents: DocumentStore;
  readonly now: () => number;
  readonly newId: () => string;
}): Students {
  const collection = platform.documents.collection<StudentRecord & Aggregate>(studentsCollection);
  const { now, newId } = platform;
  return {
    ...publishingProfiles(createAggregateStore<StudentRecord>({ collection, now, newId })),
    list({ q, page, pageSize, sort }) {
      // A whole number is searched as it is dialled, which every stored spelling contains.
      const mobile = mobileKeyOf(q ?? '');
      const text = mobile === null ? q : localMobileOf(mobile);
      const filter = { deletedAt: null, ...containsText(['searchText'], text) };
      return findPage(collection, filter, {
        page,
        pageSize,
        sort: sortBy(sort, { name: 'nameKey' }),
        projection: { outbox: 0 },
      });
    },
    async namesOf(studentId) {
      const found = await collection.findOne(
        { _id: studentId, deletedAt: null },
        { projection: { 'personalInfo.fullName': 1 } },
      );
      return found?.personalInfo.fullName ?? null;
    },
    async idsWithCourse(courseId) {
      const filter = { $or: [{ 'enrolments.courseId': courseId }, { 'progress.courseId': courseId }] };
      const found = await collection.find(filter, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    async idsToSweep(now, limit) {
      const found = await collection
        .find({ photoSweepAt: { $lte: now } }, { projection: { _id: 1 }, limit })
        .toArray();
      return found.map(({ _id }) => _id);
    },
    withUndo() {
      const options = {
        sort: { undoDueAt: -1 },
        limit: maxDeletedListed,
        projection: { outbox: 0 },
      } as const;
      return collection.find({ undoDueAt: { $gt: 0 } }, options).toArray();
    },
    async undoOverAt(now, limit) {
      const filter = { undoDueAt: { $gt: 0, $lte: now } };
      const found = await collection.find(filter, { projection: { _id: 1 }, limit }).toArray();
      return found.map(({ _id }) => _id);
    },
    async remove(id) {
      await collection.deleteOne({ _id: id });
    },
  };
}

/** Every write that changes the district or college publishes it. */
function publishingProfiles(store: AggregateStore<StudentRecord>): AggregateStore<StudentRecord> {
  return {
    ...store,
    insert(record, events = []) {
      const { state, events: all = [] } = withProfileFact(null, { state: record, events });
      return store.insert(state, all);
    },
    update: (id, change) =>
      store.update(id, (record) => {
        const changed = change(record);
        return changed && withProfileFact(record, changed);
      }),
  };
}

/** The events that its aggregates record, and the source from which they are republished. */
export function studentEvents(documents: DocumentStore) {
  const collection = documents.collection<StudentRecord & Aggregate>(studentsCollection);
  const source = { collection, filter: { deletedAt: null }, eventOf: profileFact };
  return {
    publishes: [profileChanged],
    aggregates: [studentsCollection],
    indexes: studentsIndexes,
    republishable: [republishFrom(profileChanged, source)],
  };
}
