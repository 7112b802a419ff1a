import type { listUsers } from '@pathshala/svc-auth-contract/http';
import type { readCourseStatistics } from '@pathshala/svc-catalog-contract/course-routes';
import type { listExams } from '@pathshala/svc-exams-contract/exam-routes';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { StatisticName } from './settings-values.ts';

/** `none`: there is nothing to count, such as a mean of no ratings. */
export type RealCount = number | 'none' | 'loading' | 'failed';

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
}

function countOf<Data>({ data, error }: Query<Data>, read: (data: Data) => number | null): RealCount {
  if (data !== undefined) return read(data) ?? 'none';
  return error === null ? 'loading' : 'failed';
}

/** Returns the current counts of the product, each from the service that has the data. */
export function useRealCounts(): Readonly<Record<StatisticName, RealCount>> {
  const students = useApiQuery<typeof listUsers>('/users', { query: { role: 'student', pageSize: 1 } });
  const courses = useApiQuery<typeof readCourseStatistics>('/courses/statistics', {});
  const exams = useApiQuery<typeof listExams>('/exams', { query: { pageSize: 1 } });
  return {
    students: countOf(students, ({ total }) => total),
    classes: countOf(courses, ({ lessons }) => lessons),
    sheets: countOf(courses, ({ sheets }) => sheets),
    tests: countOf(exams, ({ total }) => total),
    rating: countOf(courses, ({ rating }) => rating),
  };
}
