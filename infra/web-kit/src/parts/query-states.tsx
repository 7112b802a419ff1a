import type { ReactNode } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { isApiError } from '../api/api-error.ts';
import { FailedState } from './failed-state.tsx';
import { LoadingState } from './loading-state.tsx';
import { NotFound } from './not-found.tsx';

export interface QueryStatesProps<Data> {
  /** The result of `useApiQuery`. */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: ApiError | null;
    readonly refetch: () => unknown;
  };
  readonly loadingText?: string;
  readonly skeleton?: ReactNode;
  /** The specification's failure text: 'Error fetching exams: {message}'. */
  readonly failedTitle?: (error: ApiError) => string;
  readonly children: (data: Data) => ReactNode;
}

/** The four states of a query: loading, not found (the 404 page), failed with Try again, or its data. */
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
