import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Language } from '../../accounts/ports.ts';
import { expiryOf, type Invitation } from '../domain/invitation.ts';
import type { InviteUserDependencies } from './invite-user.ts';
import type { FindManagedInvitation } from './find-managed-invitation.ts';

export interface ResendInvitationDependencies extends Pick<
  InviteUserDependencies,
  'invitations' | 'tokens' | 'invitationMail' | 'now'
> {
  readonly findManagedInvitation: FindManagedInvitation;
}

export interface ResendInvitationCommand {
  readonly id: string;
  readonly adminId: string | null;
  readonly language: Language;
}

/** Mails a new link. Earlier links no longer work. */
export function resendInvitation(deps: ResendInvitationDependencies) {
  return async ({ id, adminId, language }: ResendInvitationCommand): Promise<Invitation> => {
    await deps.findManagedInvitation(id, adminId);
    const token = deps.tokens.create();
    const link = { tokenId: deps.tokens.idOf(token), expiresAt: expiryOf(deps.now()) };
    const invitation = await deps.invitations.renew(id, link);
    if (invitation === null) throw new DomainError('not-found', 'common.not-found');
    await deps.invitationMail.send({ invitation, token, language });
    return invitation;
  };
}
