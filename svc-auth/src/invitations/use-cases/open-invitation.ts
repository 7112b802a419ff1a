import { invalidInvitationError, type Invitation } from '../domain/invitation.ts';
import type { Invitations } from '../ports.ts';

interface OpenInvitationDependencies {
  readonly invitations: Pick<Invitations, 'findByToken'>;
  readonly tokens: { idOf(token: string): string };
  readonly now: () => number;
}

/** The invitation of a mailed link. Rejects with `gone`. */
export function openInvitation(deps: OpenInvitationDependencies) {
  return async (token: string): Promise<Invitation> => {
    const found = await deps.invitations.findByToken(deps.tokens.idOf(token));
    if (found === null || found.expiresAt <= deps.now()) throw invalidInvitationError();
    return found;
  };
}
