import { withdrawClaim as withdraw, type Claim } from '../domain/claim.ts';
import type { Claims } from '../ports.ts';
import { claimChangedEvent } from './claim-events.ts';
import { requireClaim } from './require-claim.ts';

/** Another student's claim is not found. */
export function withdrawClaim({ claims }: { readonly claims: Claims }) {
  return async (id: string, studentId: string | null): Promise<Claim> => {
    const found = requireClaim(await claims.find(id));
    const own = requireClaim(studentId !== null && found.studentId === studentId ? found : null);
    return claims.update(own._id, (claim) => {
      const state = withdraw(claim);
      return state && { state, events: [claimChangedEvent(state)] };
    });
  };
}
