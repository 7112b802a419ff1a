import { containsText } from '@pathshala/documents/contains-text';
import { findPage } from '@pathshala/documents/find-page';
import type { DocumentStore, Filter } from '@pathshala/documents/port';
import { sortBy } from '@pathshala/documents/sort-by';
import { forgetEditor } from '@pathshala/service-kit/edits/forget-editor';
import type { Aggregate } from '@pathshala/events/aggregate';
import { createAggregateStore } from '@pathshala/events/aggregate-store';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { AcademicCourse } from '../domain/course.ts';
import type { AcademicCourseQuery, AcademicCourses } from '../ports.ts';

const name = 'academic-courses';

export const academicCourseAggregates = [name];

export const academicCourseIndexes = [{ collection: name, keys: { createdAt: 1 } }] as const;

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

export function academicCourseCollection(documents: DocumentStore) {
  return documents.collection<AcademicCourse & Aggregate>(name);
}

export function createDocumentAcademicCourses({
  documents,
  now,
  newId,
}: Pick<Platform, 'documents' | 'now' | 'newId'>): AcademicCourses {
  const collection = academicCourseCollection(documents);
  return {
    ...createAggregateStore<AcademicCourse>({ collection, now, newId }),
    list(query) {
      const { page, pageSize, sort } = query;
      return findPage(collection, filterOf(query), { page, pageSize, sort: sortBy(sort, sortFields) });
    },
    count: (statuses) => collection.countDocuments({ deletedAt: null, status: { $in: statuses } }),
    withSubject: (subjectId) => collection.findOne({ deletedAt: null, 'subjects._id': subjectId }),
    withChapter: (chapterId) => collection.findOne({ deletedAt: null, 'subjects.units._id': chapterId }),
    forgetEditor: (userId) => forgetEditor(collection, userId),
  };
}
