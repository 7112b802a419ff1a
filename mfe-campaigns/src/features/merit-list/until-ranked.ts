import type { ApiError } from '@pathshala/web-kit/api-error';
import { useState } from 'react';

const everyMs = 3_000;

/** The ranks of a large exam take a while after the release. */
const isPending = (error: ApiError | null): boolean => error?.code === 'campaigns.ranks-pending';

/** Makes a query about ranks repeat until they are computed. */
export const untilRanked = {
  refetchInterval: (_answer: unknown, error: ApiError | null) => isPending(error) && everyMs,
} as const;

interface RanksQuery {
  readonly isPending: boolean;
  readonly error: ApiError | null;
}

/** Whether the ranks are being worked out; as before while the query asks again. */
export function useIsRankless(query: RanksQuery): boolean {
  const [was, setWas] = useState(false);
  const is = query.isPending ? was : isPending(query.error);
  if (is !== was) setWas(is);
  return is;
}
