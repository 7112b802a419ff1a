import type { listExams } from '@pathshala/svc-exams-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

export function useCourseExams(page: number) {
  return useApiQuery<typeof listExams>('/exams', { query: { page, pageSize: 6 } }, { keepPrevious: true });
}
