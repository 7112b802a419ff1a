import { listKeyUpgrade } from '@pathshala/stores/documents/upgrade-list-keys';
import { betweenDays } from '@pathshala/stores/documents/between-days';
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
import { overviewVersion, type AdmissionCourse } from '../domain/course.ts';
import type { AdmissionCourseCount, AdmissionCourses, CourseQuery } from '../ports.ts';

const name = 'admission-courses';

export const admissionCourseAggregates = [name];

const shape = { upgrades: [listKeyUpgrade('nameKey')] };

const sortFields = {
  name: 'nameKey',
  code: 'codeKey',
  fee: 'fee',
  rating: 'averageRating',
  units: 'unitCount',
  years: 'yearCount',
  questions: 'questionCount',
  created: 'createdAt',
  newest: 'createdAt',
};

/** The fields that search and filters compare: part of each index, so that they read the index alone, not the documents. */
const compared = { nameKey: 1, codeKey: 1, fee: 1, isDraft: 1 } as const;

const listIndexes = [
  ...[...new Set(Object.values(sortFields))].map((field) => ({
    collection: name,
    keys: { deletedAt: 1, [field]: 1, _id: 1, ...compared, createdAt: 1 } as const,
  })),
  { collection: name, keys: { deletedAt: 1, rank: 1, createdAt: 1, _id: 1, ...compared } as const },
];

export const admissionCourseIndexes = [
  { collection: name, keys: { codeKey: 1 }, unique: true },
  ...listIndexes,
  { collection: name, keys: { removalDueAt: 1 } },
] as const;

/** Courses that are published lack the field or have `false`. */
const published = { isDraft: { $ne: true } } as const;

function filterOf({ hasDrafts = false, price, createdFrom, createdTo }: CourseQuery): Filter {
  return {
    ...(hasDrafts ? {} : published),
    ...betweenDays('createdAt', createdFrom, createdTo),
    ...(price === undefined ? {} : { fee: price === 'free' ? 0 : { $gt: 0 } }),
  };
}

export function admissionCourseCollection(documents: DocumentStore) {
  return documents.collection<AdmissionCourse & Aggregate>(name, shape);
}

export function createDocumentAdmissionCourses({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): AdmissionCourses & AdmissionCourseCount {
  const collection = admissionCourseCollection(documents);
  const search = createTextSearch({ collection, fields: ['nameKey', 'codeKey'], now });
  return {
    ...createAggregateStore<AdmissionCourse>({ collection, now, newId }),
    findByCode: (code) => collection.findOne({ codeKey: code.toUpperCase() }),
    list(query) {
      const { q, page, pageSize, sort } = query;
      return search(
        { q, scope: { deletedAt: null }, filter: filterOf(query) },
        { page, pageSize, sort: sort === 'order' ? schoolOrder : sortBy(sort, sortFields) },
      );
    },
    async idsWithOlderOverviews() {
      const found = await collection
        .find({ deletedAt: null, overviewVersion: { $ne: overviewVersion } }, { projection: { _id: 1 } })
        .toArray();
      return found.map(({ _id }) => _id);
    },
    async ids() {
      const found = await collection.find({ deletedAt: null }, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    count: () => collection.countDocuments({ deletedAt: null, ...published }),
    async totals() {
      const projection = { yearCount: 1, questionCount: 1, studentRatings: 1 } as const;
      const courses = await collection.find({ deletedAt: null, ...published }, { projection }).toArray();
      const years = courses.reduce((sum, { yearCount = 0 }) => sum + yearCount, 0);
      const questions = courses.reduce((sum, { questionCount = 0 }) => sum + questionCount, 0);
      return { years, questions, ratings: addedUp(courses) };
    },
    listRestorable: (at) =>
      collection.find(restorableAt(at), { sort: { removalDueAt: -1 }, limit: maxDeletedListed }).toArray(),
    async listRemovalDue(now, limit) {
      const options = { sort: { removalDueAt: 1 }, limit, projection: { _id: 1 } } as const;
      const due = await collection.find({ removalDueAt: { $lte: now } }, options).toArray();
      return due.map(({ _id }) => _id);
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}
