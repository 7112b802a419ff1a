import type { readCourseOutline, readCourseProgress } from '@pathshala/svc-catalog-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { CourseForStudent } from './lesson-types.ts';

export interface CourseQuery {
  readonly data: CourseForStudent | undefined;
  readonly error: ApiError | null;
  readonly refetch: () => unknown;
}

/** The outline of a course and the reader's progress in it. An author who is not enrolled has none. */
export function useCourse(courseId: string, enabled = true): CourseQuery {
  const input = { params: { id: courseId } };
  const outline = useApiQuery<typeof readCourseOutline>('/courses/{id}/outline', input, { enabled });
  const progress = useApiQuery<typeof readCourseProgress>('/courses/{id}/progress', input, { enabled });
  const isReady = outline.data !== undefined && !progress.isLoading;
  return {
    data: isReady ? { outline: outline.data, progress: progress.data ?? null } : undefined,
    error: outline.error ?? (progress.error?.status === 403 ? null : progress.error),
    refetch: () => Promise.all([outline.refetch(), progress.refetch()]),
  };
}
