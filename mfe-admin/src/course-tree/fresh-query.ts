import type { UseQueryResult } from '@pathshala/web-kit/query';

/** A query for a form: a cached answer may be older than the last save, and a form must not start with it. */
export function freshQuery<Data, Failure>(query: UseQueryResult<Data, Failure>) {
  const { data, error, refetch, isFetchedAfterMount } = query;
  return { data: isFetchedAfterMount && error === null ? data : undefined, error, refetch };
}
