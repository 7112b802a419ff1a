import type { AssignmentItem } from '@pathshala/svc-catalog-contract/assignment';
import type { listAssignments } from '@pathshala/svc-catalog-contract/assignment-routes';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useQuery, type UseQueryResult } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { pageSize, readAll } from '../lists/read-all.ts';

interface Place {
  readonly courseId: string;
  /** Undefined: of the course as a whole. */
  readonly subjectId?: string | undefined;
}

/** Every assignment of a course as a whole, or of one of its subjects, by due date. */
export function useAssignmentsOf({ courseId, subjectId }: Place): UseQueryResult<AssignmentItem[], ApiError> {
  const { api } = useServices();
  const place = { courseId, ...(subjectId === undefined ? { wholeCourse: 'true' as const } : { subjectId }) };
  return useQuery<AssignmentItem[], ApiError>({
    queryKey: ['/assignments', place],
    queryFn: ({ signal }) =>
      readAll<AssignmentItem>((page) =>
        api.call<typeof listAssignments>(
          'get',
          '/assignments',
          { query: { ...place, page, pageSize } },
          { signal },
        ),
      ),
  });
}
