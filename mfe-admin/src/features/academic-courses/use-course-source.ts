import { type ListSource, useApiList } from '@pathshala/admin-kit/data-table/list-source';
import type { listAcademicCourses } from '@pathshala/svc-catalog-contract/http';
import { useMemo } from 'react';
import type { ListedCourse } from './listed-course.ts';

/** The endpoint's names for the sort by the day of creation: `newest` alone puts the newest first. */
const serverSorts: Readonly<Record<string, string>> = { created: '-newest', '-created': 'newest' };

export function useCourseSource(): ListSource<ListedCourse> {
  const source = useApiList<typeof listAcademicCourses>('/academiccourse/academicCourses');
  return useMemo(
    () => ({
      ...source,
      fetch: ({ sort, ...request }, signal) => {
        const wanted = sort === undefined ? {} : { sort: serverSorts[sort] ?? sort };
        return source.fetch({ ...request, ...wanted }, signal);
      },
    }),
    [source],
  );
}
