import type { readParts } from '@pathshala/gateway-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

export type Parts = AnswerOf<typeof readParts>;

/** While the page is visible. */
export const refreshMs = 5_000;

/** The gateway that answers, and how it reaches each service. */
export function useParts(options: { readonly isRefreshed?: boolean } = {}) {
  return useApiQuery<typeof readParts>(
    '/operations/gateway/parts',
    {},
    { refetchInterval: options.isRefreshed === true ? refreshMs : false },
  );
}
