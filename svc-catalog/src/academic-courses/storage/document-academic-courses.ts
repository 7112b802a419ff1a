import type { ListKey } from '@pathshala/stores/documents/upgrade-list-keys';
import type { DocumentStore, Filter } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import { createTextSearch } from '@pathshala/stores/documents/text-search';
import { forgetEditor } from '@pathshala/back-office/forget-editor';
import { maxDeletedListed, restorableAt } from '@pathshala/back-office/recently-deleted';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { schoolOrder } from '../../course-order/index.ts';
import { addedUp } from '../../ratings/index.ts';
import type { AcademicCourse } from '../domain/course.ts';
import { withoutEditor } from '../domain/without-editor.ts';
import type { AcademicCourseQuery, AcademicCourses } from '../ports.ts';

const name = 'academic-courses';

export const academicCourseAggregates = [name];

export const academicCourseListKeys: readonly ListKey[] = [{ collection: name, field: 'titleKey' }];

const sortFields = { name: 'titleKey', fee: 'fee', rating: 'ratings', newest: 'createdAt' };

/** The fields that search and filters compare: part of each index, so that they read the index alone, not the documents. */
const compared = { titleKey: 1, status: 1, fee: 1, classLevel: 1, language: 1, level: 1 } as const;

export const academicCourseIndexes = [
  ...Object.values(sortFields).map((field) => ({
    collection: name,
    keys: { deletedAt: 1, [field]: 1, _id: 1, ...compared } as const,
  })),
  { collection: name, keys: { deletedAt: 1, rank: 1, createdAt: 1, _id: 1, ...compared } } as const,
  { collection: name, keys: { cleanUpAt: 1 } } as const,
];

function filterOf({ price, classLevel, language, level, sessions }: AcademicCourseQuery): Filter {
  const wanted = Object.entries({ classLevel, language, level }).filter(([, value]) => value !== undefined);
  return {
    ...(price === undefined ? {} : { fee: price === 'free' ? 0 : { $gt: 0 } }),
    ...(sessions === undefined ? {} : { interactiveSessions: { $ne: [] } }),
    ...Object.fromEntries(wanted),
  };
}

/** Courses with a part, deleted or not, that the account edited or deleted. */
function editedBy(userId: string): Filter {
  const paths = ['subjects', 'subjects.units', 'deletedParts.part', 'deletedParts.part.units'];
  const parts = paths.map((path) => ({ [`${path}.editorId`]: userId }));
  return { $or: [...parts, { 'deletedParts.deletedBy.id': userId }] };
}

export function academicCourseCollection(documents: DocumentStore) {
  return documents.collection<AcademicCourse & Aggregate>(name);
}

export function createDocumentAcademicCourses({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): AcademicCourses {
  const collection = academicCourseCollection(documents);
  const store = createAggregateStore<AcademicCourse>({ collection, now, newId });
  const search = createTextSearch({ collection, fields: ['titleKey'], now });
  return {
    ...store,
    list(query) {
      const { q, page, pageSize, sort, statuses } = query;
      const scope = { deletedAt: null, ...(statuses && { status: { $in: statuses } }) };
      return search(
        { q, scope, filter: filterOf(query) },
        { page, pageSize, sort: sort === 'order' ? schoolOrder : sortBy(sort, sortFields) },
      );
    },
    async ids() {
      const found = await collection.find({ deletedAt: null }, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    count: (statuses) => collection.countDocuments({ deletedAt: null, status: { $in: statuses } }),
    async ratings() {
      const projection = { studentRatings: 1 } as const;
      return addedUp(await collection.find({ deletedAt: null }, { projection }).toArray());
    },
    withSubject: (subjectId) => collection.findOne({ deletedAt: null, 'subjects._id': subjectId }),
    withChapter: (chapterId) => collection.findOne({ deletedAt: null, 'subjects.units._id': chapterId }),
    withDeletedPart: (id) => collection.findOne({ 'deletedParts._id': id }),
    withDeletions: (at) =>
      collection
        .find(
          { cleanUpAt: { $gte: 0 }, $or: [restorableAt(at), { 'deletedParts.removalDueAt': { $gt: at } }] },
          { sort: { cleanUpAt: -1 }, limit: maxDeletedListed },
        )
        .toArray(),
    async listCleanUpDue(now, limit) {
      const options = { sort: { cleanUpAt: 1 }, limit, projection: { _id: 1 } } as const;
      const due = await collection.find({ cleanUpAt: { $lte: now } }, options).toArray();
      return due.map(({ _id }) => _id);
    },
    async forgetEditor(userId) {
      await forgetEditor(collection, userId);
      const marked = await collection.find(editedBy(userId), { projection: { _id: 1 } }).toArray();
      for (const { _id } of marked) {
        await store.update(_id, (course) => ({ state: withoutEditor(course, userId) }));
      }
    },
  };
}
