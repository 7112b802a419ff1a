import type { readDashboard } from '@pathshala/svc-auth-contract/http';
import type { listOpenAttempts } from '@pathshala/svc-exams-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { Dashboard, OpenAttempt } from './dashboard-types.ts';

export interface Progress {
  readonly dashboard: Dashboard;
  readonly attempts: readonly OpenAttempt[];
  /** When the attempts were received by this device's clock, epoch milliseconds. */
  readonly attemptsAt: number;
}

interface ProgressQuery {
  readonly data: Progress | undefined;
  readonly error: ApiError | null;
  readonly refetch: () => unknown;
}

/** The student's progress and open attempts. Attempts come first on a page, so the rest waits for them: nothing jumps. */
export function useProgress(): ProgressQuery {
  const { data, error, refetch } = useApiQuery<typeof readDashboard>('/students/dashboard', {});
  const attempts = useApiQuery<typeof listOpenAttempts>('/exams/attempts', {});
  const isReady = data !== undefined && !attempts.isLoading;
  return {
    data: isReady
      ? { dashboard: data, attempts: attempts.data?.items ?? [], attemptsAt: attempts.dataUpdatedAt }
      : undefined,
    error,
    refetch,
  };
}
