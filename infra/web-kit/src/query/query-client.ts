import { isApiError } from '../api/api-error.ts';
import { QueryClient } from '@pathshala/web-kit/query';

interface QueryClientOptions {
  /** Milliseconds before a lost call is retried. The default is 1 s, then 2 s. */
  readonly retryDelay?: number;
}

/** Spec §9: cached for 60 s after the last use, no refetch on focus or reconnect. Only lost calls are retried, not refused ones. */
export function createQueryClient({ retryDelay }: QueryClientOptions = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 60_000,
        staleTime: 0,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        ...(retryDelay !== undefined && { retryDelay }),
        retry: (failures, error) =>
          failures < 2 && isApiError(error) && (error.status === 0 || error.status >= 502),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
