import type { MailQueue } from '../../mails/ports.ts';
import { invitationLifetimeDays } from '../domain/invitation.ts';
import { invitationMail } from '../mails/invitation-mail.ts';
import type { InvitationMail } from '../ports.ts';

export function createInvitationMail(deps: {
  readonly queue: Pick<MailQueue, 'send'>;
  readonly publicUrl: string;
}): InvitationMail {
  return {
    async send({ invitation, token, language }) {
      const { _id, email, name, expiresAt } = invitation;
      const url = `${deps.publicUrl}/invitation?token=${token}`;
      const by = invitation.invitedBy ?? '{school}';
      const facts = { name, by, days: invitationLifetimeDays, site: deps.publicUrl, url };
      await deps.queue.send({
        kind: 'invitation',
        about: _id,
        to: email,
        language,
        contentIn: (offered) => invitationMail(facts, offered),
        expiresAt,
      });
    },
  };
}
