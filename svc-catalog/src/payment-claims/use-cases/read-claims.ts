import { type Claim, requireClaim } from '../domain/claim.ts';
import type { ClaimPage, ClaimQuery, Claims, StudentClaimQuery } from '../ports.ts';

interface ReadClaimsDependencies {
  readonly claims: Claims;
}

export function listOwnClaims({ claims }: ReadClaimsDependencies) {
  return (query: StudentClaimQuery): Promise<ClaimPage> => claims.listOfStudent(query);
}

export function listClaimQueue({ claims }: ReadClaimsDependencies) {
  return (query: ClaimQuery): Promise<ClaimPage> => claims.list(query);
}

export function readClaim({ claims }: ReadClaimsDependencies) {
  return async (id: string): Promise<Claim> => requireClaim(await claims.find(id));
}
