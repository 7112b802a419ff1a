import type { listClaims } from '@pathshala/svc-catalog-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { PaymentClaim } from './claim-types.ts';

export const claimsPath = '/courses/claims';

/** The student's latest claim for the course; undefined while it loads and where there is none. */
export function useOwnClaim(courseId: string): {
  readonly claim: PaymentClaim | undefined;
  readonly isLoading: boolean;
} {
  const studentId = useUser()?._id ?? '';
  const query = useApiQuery<typeof listClaims>(
    claimsPath,
    { query: { studentId, courseId, pageSize: 1 } },
    { enabled: studentId !== '' },
  );
  return { claim: query.data?.items[0], isLoading: query.isLoading };
}
