import type { listExams } from '@pathshala/svc-exams-contract/exam-routes';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useQuery } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { pageSize, readAll } from '../lists/read-all.ts';
import type { FoundExam } from './exam-types.ts';

export interface CourseExams {
  /** The exams in the order of their numbers. */
  readonly items: readonly FoundExam[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** Every exam of the course and its parts, with the own attempts of a student: one list for a page with many parts. */
export function useCourseExams(courseId: string): CourseExams {
  const { api } = useServices();
  const query = useQuery<FoundExam[], ApiError>({
    queryKey: ['/exams', { courseId }],
    queryFn: ({ signal }) =>
      readAll<FoundExam>((page) =>
        api.call<typeof listExams>(
          'get',
          '/exams',
          { query: { courseId, sort: 'number', page, pageSize } },
          { signal },
        ),
      ),
  });
  return {
    items: query.data ?? [],
    isLoading: query.isLoading,
    hasFailed: query.isError,
    tryAgain: () => void query.refetch(),
  };
}

export function examsOf({ items }: CourseExams, parentId: string): readonly FoundExam[] {
  return items.filter((exam) => exam.parentId === parentId);
}
