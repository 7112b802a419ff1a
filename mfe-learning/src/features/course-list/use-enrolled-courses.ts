import type { listEnrolledCourses } from '@pathshala/svc-catalog-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { z } from 'zod';

export type EnrolledCourse = z.output<(typeof listEnrolledCourses)['answer']>['items'][number];

export interface EnrolledCourses {
  readonly courses: readonly EnrolledCourse[];
  /** False while they load: what is below them waits, so that nothing moves. */
  readonly isReady: boolean;
  readonly failure: { readonly error: ApiError; readonly retry: () => void } | null;
}

const none: readonly EnrolledCourse[] = [];

/** The student's courses, latest first; none for others. The lists below them are shown also if these fail to load. */
export function useEnrolledCourses(): EnrolledCourses {
  const user = useUser();
  const isStudent = user?.role === 'student';
  const { data, isLoading, error, refetch } = useApiQuery<typeof listEnrolledCourses>(
    '/students/student/enrolledcourses/{id}',
    { params: { id: user?._id ?? '' }, query: { pageSize: 100 } },
    { enabled: isStudent },
  );
  return {
    courses: data?.items ?? none,
    isReady: !isStudent || !isLoading,
    failure: error && { error, retry: () => void refetch() },
  };
}

/** A query that still loads, for a list below courses that still load. */
export const waiting = { data: undefined, error: null, refetch: () => undefined } as const;
