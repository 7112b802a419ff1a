import type { Collection, Filter } from '@pathshala/documents/port';
import { findPage } from '@pathshala/documents/find-page';
import type { Aggregate, AggregateStore } from '@pathshala/service-kit/events/aggregate';
import { sortBy } from '../../storage/sort-by.ts';
import { containsText } from '../../storage/text-filter.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { AcademicCourses, AcademicQuery } from '../use-cases/ports.ts';

export type AcademicCourseDocument = AcademicCourse & Aggregate;

const sortFields = { name: 'titleKey', fee: 'fee', rating: 'ratings', newest: 'createdAt' };

function filterOf({ q, price, classLevel, language, level, statuses }: AcademicQuery): Filter {
  const wanted = Object.entries({ classLevel, language, level }).filter(([, value]) => value !== undefined);
  return {
    deletedAt: null,
    ...(statuses === undefined ? {} : { status: { $in: statuses } }),
    ...(price === undefined ? {} : { fee: price === 'free' ? 0 : { $gt: 0 } }),
    ...Object.fromEntries(wanted),
    ...containsText(['titleKey'], q),
  };
}

export function createAcademicCourses(
  collection: Collection<AcademicCourseDocument>,
  aggregates: AggregateStore<AcademicCourse>,
): AcademicCourses {
  return {
    ...aggregates,
    list(query) {
      const { page, pageSize, sort } = query;
      return findPage(collection, filterOf(query), { page, pageSize, sort: sortBy(sort, sortFields) });
    },
    count: (statuses) => collection.countDocuments({ deletedAt: null, status: { $in: statuses } }),
    withSubject: (subjectId) => collection.findOne({ deletedAt: null, 'subjects._id': subjectId }),
    withChapter: (chapterId) => collection.findOne({ deletedAt: null, 'subjects.units._id': chapterId }),
  };
}
