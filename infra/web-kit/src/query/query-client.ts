import { isApiError } from '../api/api-error.ts';
import { QueryClient } from '@pathshala/web-kit/query';

/** Spec §9: cached for 60 s after the last use, no refetch on focus or reconnect. Only lost calls are retried, not refused ones. */
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
