import type { ReactNode } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { isApiError } from '../api/api-error.ts';
import { FailedState } from './failed-state.tsx';
import { LoadingState } from './loading-state.tsx';
import { NotFound } from './not-found.tsx';

export interface QueryStatesProps<Data> {
  /** What `useApiQuery` gave. */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: ApiError | null;
    readonly refetch: () => unknown;
  };
  readonly loadingText?: string;
  readonly skeleton?: ReactNode;
  /** The failure in the specification's words: 'Error fetching exams: {message}'. */
  readonly failedTitle?: (error: ApiError) => string;
  readonly children: (data: Data) => ReactNode;
}

/** The four faces of what a server tells: on its way, not there (the 404 page), failed with Try again, or here. */
export function QueryStates<Data>(props: QueryStatesProps<Data>): ReactNode {
  const { data, error, refetch } = props.query;
  if (data !== undefined) return props.children(data);
  if (!error) {
    return (
      <LoadingState {...(props.loadingText !== undefined && { text: props.loadingText })}>
        {props.skeleton}
      </LoadingState>
    );
  }
  if (isApiError(error, 404)) return <NotFound />;
  return (
    <FailedState
      error={error}
      {...(props.failedTitle && { title: props.failedTitle(error) })}
      onRetry={() => void refetch()}
    />
  );
}
