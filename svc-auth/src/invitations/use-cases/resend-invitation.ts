import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { MailQueue } from '../../mails/index.ts';
import type { SmsSender } from '../../sms/index.ts';
import { expiryOf, inviterFields, nextResends, type Invitation } from '../domain/invitation.ts';
import { sendLink, type InviteUserDependencies } from './invite-user.ts';
import type { FindManagedInvitation } from './find-managed-invitation.ts';

interface ResendInvitationDependencies extends Pick<
  InviteUserDependencies,
  'accounts' | 'invitations' | 'tokens' | 'invitationMail' | 'invitationSms' | 'schoolLanguage' | 'now'
> {
  readonly findManagedInvitation: FindManagedInvitation;
  readonly sms: Pick<SmsSender, 'isOn'>;
  readonly mailQueue: Pick<MailQueue, 'deleteAbout'>;
}

export interface ResendInvitationCommand {
  readonly id: string;
  readonly adminId: string | null;
}

/** Mails a new link, or sends it by SMS, which from now on depends on the sender's rights. Earlier links no longer work. */
export function resendInvitation(deps: ResendInvitationDependencies) {
  return async ({ id, adminId }: ResendInvitationCommand): Promise<Invitation> => {
    const found = await deps.findManagedInvitation(id, adminId);
    requireReachable(deps, found);
    const resentAt = nextResends(found, deps.now());
    const token = deps.tokens.create();
    const inviter = adminId === null ? null : await deps.accounts.find(adminId);
    const invitation = await deps.invitations.renew(id, {
      tokenId: deps.tokens.idOf(token),
      expiresAt: expiryOf(deps.now()),
      provesMobile: found.email === '',
      ...inviterFields(adminId, inviter),
      resentAt,
    });
    if (invitation === null) throw new DomainError('not-found', 'common.not-found');
    // The links in these mails no longer work.
    await deps.mailQueue.deleteAbout([id]);
    const language = invitation.language ?? (await deps.schoolLanguage());
    const isSent = await sendLink(deps, { invitation, token, language });
    if (!isSent) throw new DomainError('unavailable', 'auth.sms-away', { retryAfterSeconds: 60 });
    return invitation;
  };
}

/** A person without an address, or without a number while SMS are sent, is shown a QR code instead. */
function requireReachable({ sms }: Pick<ResendInvitationDependencies, 'sms'>, invitation: Invitation): void {
  const { email, mobile } = invitation;
  if (email !== '' || (sms.isOn && mobile !== undefined)) return;
  throw new DomainError('conflict', 'auth.invitation-by-qr');
}
