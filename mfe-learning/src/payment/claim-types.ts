import type { ClaimMethod, PaymentClaim } from '@pathshala/svc-catalog-contract/payment-claims';
import type { EnrollableCourse } from '../courses/use-enrol.ts';

export type { ClaimMethod, PaymentClaim };

export const claimMethods: readonly ClaimMethod[] = ['bkash', 'nagad', 'bank'];

/** A course to pay for. */
export interface PaidCourse extends EnrollableCourse {
  /** Taka, after the discount. */
  readonly fee: number;
}
