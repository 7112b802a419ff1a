import { formatMessage } from '@pathshala/contract-kit/message';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import type { MailQueue } from '../../mails/ports.ts';
import { invitationLifetimeDays } from '../domain/invitation.ts';
import type { InvitationMail } from '../ports.ts';

export function createInvitationMail(deps: {
  readonly queue: Pick<MailQueue, 'send'>;
  readonly publicUrl: string;
}): InvitationMail {
  return {
    async send({ invitation, token, language }) {
      const { _id, email, name, expiresAt } = invitation;
      const link = `${deps.publicUrl}/invitation?token=${token}`;
      const by = invitation.invitedBy ?? 'Pathshala';
      const params = { name, link, by, days: invitationLifetimeDays, site: deps.publicUrl };
      await deps.queue.send({
        kind: 'invitation',
        about: _id,
        to: email,
        subject: formatMessage(auth['auth.invitation-subject'], language, params),
        text: formatMessage(auth['auth.invitation-text'], language, params),
        expiresAt,
      });
    },
  };
}
