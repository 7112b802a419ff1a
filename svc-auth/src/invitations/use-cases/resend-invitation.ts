import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Language } from '../../accounts/ports.ts';
import { expiryOf, inviterFields, type Invitation } from '../domain/invitation.ts';
import type { InviteUserDependencies } from './invite-user.ts';
import type { FindManagedInvitation } from './find-managed-invitation.ts';

export interface ResendInvitationDependencies extends Pick<
  InviteUserDependencies,
  'accounts' | 'invitations' | 'tokens' | 'invitationMail' | 'now'
> {
  readonly findManagedInvitation: FindManagedInvitation;
}

export interface ResendInvitationCommand {
  readonly id: string;
  readonly adminId: string | null;
  readonly language: Language;
}

/** Mails a new link, for whose rights the sender stands in. Earlier links no longer work. */
export function resendInvitation(deps: ResendInvitationDependencies) {
  return async ({ id, adminId, language }: ResendInvitationCommand): Promise<Invitation> => {
    await deps.findManagedInvitation(id, adminId);
    const token = deps.tokens.create();
    const inviter = adminId === null ? null : await deps.accounts.find(adminId);
    const invitation = await deps.invitations.renew(id, {
      tokenId: deps.tokens.idOf(token),
      expiresAt: expiryOf(deps.now()),
      ...inviterFields(adminId, inviter),
    });
    if (invitation === null) throw new DomainError('not-found', 'common.not-found');
    await deps.invitationMail.send({ invitation, token, language });
    return invitation;
  };
}
