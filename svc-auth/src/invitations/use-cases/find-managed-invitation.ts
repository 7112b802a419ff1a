import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Accounts, requireRightsOver } from '../../accounts/index.ts';
import type { Invitation } from '../domain/invitation.ts';
import type { Invitations } from '../ports.ts';

interface FindManagedInvitationDependencies {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly invitations: Pick<Invitations, 'find'>;
}

/** Returns an invitation that the administrator may change. Rejects with `not-found` or `forbidden`. */
export type FindManagedInvitation = (id: string, adminId: string | null) => Promise<Invitation>;

export function findManagedInvitation(deps: FindManagedInvitationDependencies): FindManagedInvitation {
  return async (id, adminId) => {
    const found = await deps.invitations.find(id);
    if (found === null) throw new DomainError('not-found', 'common.not-found');
    requireRightsOver(adminId === null ? null : await deps.accounts.find(adminId), found);
    return found;
  };
}
