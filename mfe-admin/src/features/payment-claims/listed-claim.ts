import type { ClaimForSupport } from '@pathshala/svc-catalog-contract/payment-claims';

export type ListedClaim = ClaimForSupport;

export const queuePath = '/courses/claims/queue';

export function isOpen({ state }: ListedClaim): boolean {
  return state === 'sent';
}

export function differs({ amount, fee }: ListedClaim): boolean {
  return amount !== fee;
}
