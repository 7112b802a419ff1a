import { isApiError } from '../api/api-error.ts';
import { QueryClient } from '@pathshala/web-kit/query';

/** Spec §9: kept 60 s after last use, no refetch on focus or reconnect. A refusal is an answer: only lost calls are repeated. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 60_000,
        staleTime: 0,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        retry: (failures, error) =>
          failures < 2 && isApiError(error) && (error.status === 0 || error.status >= 502),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
