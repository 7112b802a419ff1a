import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { MailQueue } from '../../mails/index.ts';
import { expiryOf, inviterFields, nextResends, type Invitation } from '../domain/invitation.ts';
import type { InviteUserDependencies } from './invite-user.ts';
import type { FindManagedInvitation } from './find-managed-invitation.ts';

interface ResendInvitationDependencies extends Pick<
  InviteUserDependencies,
  'accounts' | 'invitations' | 'tokens' | 'invitationMail' | 'schoolLanguage' | 'now'
> {
  readonly findManagedInvitation: FindManagedInvitation;
  readonly mailQueue: Pick<MailQueue, 'deleteAbout'>;
}

export interface ResendInvitationCommand {
  readonly id: string;
  readonly adminId: string | null;
}

/** Mails a new link, which from now on depends on the sender's rights. Earlier links no longer work. */
export function resendInvitation(deps: ResendInvitationDependencies) {
  return async ({ id, adminId }: ResendInvitationCommand): Promise<Invitation> => {
    const found = await deps.findManagedInvitation(id, adminId);
    const resentAt = nextResends(found, deps.now());
    const token = deps.tokens.create();
    const inviter = adminId === null ? null : await deps.accounts.find(adminId);
    const invitation = await deps.invitations.renew(id, {
      tokenId: deps.tokens.idOf(token),
      expiresAt: expiryOf(deps.now()),
      ...inviterFields(adminId, inviter),
      resentAt,
    });
    if (invitation === null) throw new DomainError('not-found', 'common.not-found');
    // The links in these mails no longer work.
    await deps.mailQueue.deleteAbout([id]);
    const language = invitation.language ?? (await deps.schoolLanguage());
    await deps.invitationMail.send({ invitation, token, language });
    return invitation;
  };
}
