import { containsText } from '@pathshala/documents/contains-text';
import { findPage } from '@pathshala/documents/find-page';
import type { DocumentStore, Filter } from '@pathshala/documents/port';
import { sortBy } from '@pathshala/documents/sort-by';
import { forgetEditor } from '@pathshala/service-kit/edits/forget-editor';
import type { Aggregate } from '@pathshala/events/aggregate';
import { createAggregateStore } from '@pathshala/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { AdmissionCourse } from '../domain/course.ts';
import type { AdmissionCourseCount, AdmissionCourses, CourseQuery } from '../ports.ts';

const name = 'admission-courses';

export const admissionCourseAggregates = [name];

export const admissionCourseIndexes = [
  { collection: name, keys: { codeKey: 1 }, unique: true },
  { collection: name, keys: { createdAt: 1 } },
  { collection: name, keys: { removalDueAt: 1 } },
] as const;

const sortFields = { name: 'nameKey', fee: 'fee', rating: 'averageRating', newest: 'createdAt' };

function filterOf({ q, price }: CourseQuery): Filter {
  return {
    deletedAt: null,
    ...(price === undefined ? {} : { fee: price === 'free' ? 0 : { $gt: 0 } }),
    ...containsText(['nameKey', 'codeKey'], q),
  };
}

export function admissionCourseCollection(documents: DocumentStore) {
  return documents.collection<AdmissionCourse & Aggregate>(name);
}

export function createDocumentAdmissionCourses({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): AdmissionCourses & AdmissionCourseCount {
  const collection = admissionCourseCollection(documents);
  return {
    ...createAggregateStore<AdmissionCourse>({ collection, now, newId }),
    findByCode: (code) => collection.findOne({ codeKey: code.toUpperCase() }),
    list(query) {
      const { page, pageSize, sort } = query;
      return findPage(collection, filterOf(query), { page, pageSize, sort: sortBy(sort, sortFields) });
    },
    count: () => collection.countDocuments({ deletedAt: null }),
    async listRemovalDue(now, limit) {
      const options = { sort: { removalDueAt: 1 }, limit, projection: { _id: 1 } } as const;
      const due = await collection.find({ removalDueAt: { $lte: now } }, options).toArray();
      return due.map(({ _id }) => _id);
    },
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}
