import type { ApiError } from '../api/api-error.ts';
import type { CallOptions } from '../api/api.ts';
import type { AnswerOf, InputArgs, InputOf, RouteShape } from '../api/route-types.ts';
import { useServices } from '../services.ts';
import {
  keepPreviousData,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@pathshala/web-kit/query';
import { useCallback, useRef } from 'react';

export interface ApiQueryOptions<Answer = unknown> {
  /** False: the query waits and has no data, even while another part of the page holds the answer of the same call. */
  readonly enabled?: boolean;
  /** Milliseconds for which a response is fresh; 0 by default. */
  readonly staleTime?: number;
  /** Milliseconds for which an unused response stays cached; 60,000 by default. 0: each visit of a page begins with a fresh answer. */
  readonly gcTime?: number;
  /** Milliseconds between refetches, or false; also by the latest answer, or by why there is none. */
  readonly refetchInterval?:
    | number
    | false
    | ((answer: Answer | undefined, error: ApiError | null) => number | false);
  /** Shows the previous page of a list while the next one loads. */
  readonly keepPrevious?: boolean;
}

/** A GET of a contract: `useApiQuery<typeof listCampaigns>('/campaign/campaigns', { query: { page } })`. */
export function useApiQuery<Route extends RouteShape>(
  path: Route['path'],
  input: InputOf<Route>,
  { keepPrevious = false, refetchInterval = false, ...options }: ApiQueryOptions<AnswerOf<Route>> = {},
): UseQueryResult<AnswerOf<Route>, ApiError> {
  const { api } = useServices();
  return useQuery<AnswerOf<Route>, ApiError>({
    queryKey: options.enabled === false ? [path, input, 'waiting'] : [path, input],
    queryFn: ({ signal }) =>
      api.call<Route>('get', path, ...([input, { signal }] as InputArgs<Route, CallOptions>)),
    ...options,
    refetchInterval:
      typeof refetchInterval === 'function'
        ? ({ state }) => refetchInterval(state.data, state.error)
        : refetchInterval,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

export interface ApiMutationOptions<Route extends RouteShape> {
  /** The paths of the queries to invalidate after success. */
  readonly invalidates?: readonly string[];
  readonly onSuccess?: (answer: AnswerOf<Route>) => void;
  readonly onError?: (error: ApiError) => void;
}

/**
 * A changing call of a contract: `useApiMutation<typeof register>('post', '/examcampaigns/register')`, then `.mutate({ body })`.
 * A `mutate` that equals the latest call, which has no answer yet, is not sent: the second click of a double click.
 */
export function useApiMutation<Route extends RouteShape>(
  method: Route['method'],
  path: Route['path'],
  { invalidates = [], onSuccess, onError }: ApiMutationOptions<Route> = {},
): UseMutationResult<AnswerOf<Route>, ApiError, InputOf<Route>> {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const latest = useRef<string>(undefined);
  const mutation = useMutation<AnswerOf<Route>, ApiError, InputOf<Route>>({
    mutationFn: (input) => api.call<Route>(method, path, ...([input] as InputArgs<Route, CallOptions>)),
    onSuccess: async (answer) => {
      await Promise.all(invalidates.map((stale) => queryClient.invalidateQueries({ queryKey: [stale] })));
      onSuccess?.(answer);
    },
    ...(onError ? { onError } : {}),
    onSettled: () => {
      latest.current = undefined;
    },
  });
  const { mutate: send } = mutation;
  const mutate = useCallback<typeof send>(
    (...call) => {
      const key = keyOf(call[0]);
      if (key === latest.current) return;
      latest.current = key;
      send(...call);
    },
    [send],
  );
  return { ...mutation, mutate };
}

/** Two forms with files are never the same. */
const keyOf = (input: unknown): string =>
  JSON.stringify([input], (_, value: unknown) => (value instanceof FormData ? Math.random() : value));
