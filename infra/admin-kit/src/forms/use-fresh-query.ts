import type { UseQueryResult } from '@pathshala/web-kit/query';
import { useState } from 'react';

/**
 * A query for a form. A cached answer may be older than the last save, and a form must not start with it; once started,
 * the form stays, also when a later fetch fails.
 */
export function useFreshQuery<Data extends object, Failure>(query: UseQueryResult<Data, Failure>) {
  const { data, error, refetch, isFetchedAfterMount } = query;
  const [first, setFirst] = useState<Data>();
  if (first === undefined && isFetchedAfterMount && error === null && data !== undefined) setFirst(data);
  return { data: first, error: first === undefined ? error : null, refetch };
}
