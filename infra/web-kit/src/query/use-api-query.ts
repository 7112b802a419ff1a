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
  /** False: the query waits. */
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
    queryKey: [path, input],
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
  const latest = useRef<InputOf<Route>>(undefined);
  const mutation = useMutation<AnswerOf<Route>, ApiError, InputOf<Route>>({
    mutationFn: (input) => api.call<Route>(method, path, ...([input] as InputArgs<Route, CallOptions>)),
    onSuccess: async (answer) => {
      await Promise.all(invalidates.map((stale) => queryClient.invalidateQueries({ queryKey: [stale] })));
      onSuccess?.(answer);
    },
    ...(onError ? { onError } : {}),
    onSettled: (_answer, _error, input) => {
      if (latest.current === input) latest.current = undefined;
    },
  });
  const { mutate: send } = mutation;
  const mutate = useCallback<typeof send>(
    (...call) => {
      const input = call[0] as InputOf<Route>;
      if (isSameInput(latest.current, input)) return;
      latest.current = input;
      send(...call);
    },
    [send],
  );
  return { ...mutation, mutate };
}

/** Inputs of files are the same only as one object. */
function isSameInput(one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined) return false;
  return one === other || (isPlain(one) && isPlain(other) && JSON.stringify(one) === JSON.stringify(other));
}

function isPlain(input: unknown): boolean {
  const body = typeof input === 'object' && input !== null && 'body' in input ? input.body : undefined;
  return !(body instanceof FormData || body instanceof Blob);
}
