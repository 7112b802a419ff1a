import type { Collection, Filter } from '@pathshala/service-kit/documents';
import type { Aggregate, AggregateStore } from '@pathshala/service-kit/events';
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
    async list(query) {
      const { page, pageSize } = query;
      const filter = filterOf(query);
      const options = { sort: sortBy(query.sort, sortFields), skip: (page - 1) * pageSize, limit: pageSize };
      const [items, total] = await Promise.all([
        collection.find(filter, options).toArray(),
        collection.countDocuments(filter),
      ]);
      return { items, total };
    },
    count: () => collection.countDocuments({ deletedAt: null }),
  };
}
