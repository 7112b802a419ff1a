import type { Collection, Filter } from '@pathshala/documents/port';
import { findPage } from '@pathshala/documents/find-page';
import type { Aggregate, AggregateStore } from '@pathshala/service-kit/events/aggregate';
import { containsText } from '../../storage/text-filter.ts';
import { sortBy } from '../../storage/sort-by.ts';
import type { AdmissionCourse } from '../domain/course.ts';
import type { AdmissionCourses, CourseQuery } from '../use-cases/ports.ts';

export type AdmissionCourseDocument = AdmissionCourse & Aggregate;

const sortFields = { name: 'nameKey', fee: 'fee', rating: 'averageRating', newest: 'createdAt' };

function filterOf({ q, price }: CourseQuery): Filter {
  return {
    deletedAt: null,
    ...(price === undefined ? {} : { fee: price === 'free' ? 0 : { $gt: 0 } }),
    ...containsText(['nameKey', 'codeKey'], q),
  };
}

export function createAdmissionCourses(
  collection: Collection<AdmissionCourseDocument>,
  aggregates: AggregateStore<AdmissionCourse>,
): AdmissionCourses {
  return {
    ...aggregates,
    findByCode: (code) => collection.findOne({ codeKey: code.toUpperCase() }),
    list(query) {
      const { page, pageSize, sort } = query;
      return findPage(collection, filterOf(query), { page, pageSize, sort: sortBy(sort, sortFields) });
    },
    count: () => collection.countDocuments({ deletedAt: null }),
  };
}
