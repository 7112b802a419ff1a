import { containsText } from '@pathshala/documents/contains-text';
import { findPage } from '@pathshala/documents/find-page';
import type { DocumentStore, Filter } from '@pathshala/documents/port';
import { sortBy } from '@pathshala/documents/sort-by';
import { forgetEditor } from '@pathshala/service-kit/edits/forget-editor';
import type { Aggregate } from '@pathshala/events/aggregate';
import { createAggregateStore } from '@pathshala/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { AcademicCourse } from '../domain/course.ts';
import { withoutEditor } from '../domain/without-editor.ts';
import type { AcademicCourseQuery, AcademicCourses } from '../ports.ts';

const name = 'academic-courses';

export const academicCourseAggregates = [name];

export const academicCourseIndexes = [
  { collection: name, keys: { createdAt: 1 } },
  { collection: name, keys: { cleanUpAt: 1 } },
] as const;

const sortFields = { name: 'titleKey', fee: 'fee', rating: 'ratings', newest: 'createdAt' };

function filterOf({ q, price, classLevel, language, level, statuses }: AcademicCourseQuery): Filter {
  const wanted = Object.entries({ classLevel, language, level }).filter(([, value]) => value !== undefined);
  return {
    deletedAt: null,
    ...(statuses === undefined ? {} : { status: { $in: statuses } }),
    ...(price === undefined ? {} : { fee: price === 'free' ? 0 : { $gt: 0 } }),
    ...Object.fromEntries(wanted),
    ...containsText(['titleKey'], q),
  };
}

/** Courses with a part, deleted or not, that the account edited. */
function editedBy(userId: string): Filter {
  const paths = ['subjects', 'subjects.units', 'deletedParts.part', 'deletedParts.part.units'];
  return { $or: paths.map((path) => ({ [`${path}.editorId`]: userId })) };
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
  return {
    ...store,
    list(query) {
      const { page, pageSize, sort } = query;
      return findPage(collection, filterOf(query), { page, pageSize, sort: sortBy(sort, sortFields) });
    },
    count: (statuses) => collection.countDocuments({ deletedAt: null, status: { $in: statuses } }),
    withSubject: (subjectId) => collection.findOne({ deletedAt: null, 'subjects._id': subjectId }),
    withChapter: (chapterId) => collection.findOne({ deletedAt: null, 'subjects.units._id': chapterId }),
    withDeletedPart: (id) => collection.findOne({ 'deletedParts._id': id }),
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
