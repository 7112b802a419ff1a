import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Claim } from '../domain/claim.ts';

export function requireClaim(claim: Claim | null): Claim {
  if (claim === null) throw new DomainError('not-found', 'catalog.claim-not-found');
  return claim;
}
