import type { MailQueue, OutgoingMail } from '../../mails/index.ts';
import { invitationLifetimeDays } from '../domain/invitation.ts';
import { invitationMail } from '../mails/invitation-mail.ts';
import type { InvitationMail } from '../ports.ts';

type Invited = Parameters<InvitationMail['send']>[0];

export function createInvitationMail(deps: {
  readonly queue: Pick<MailQueue, 'send' | 'sendAt'>;
  readonly publicUrl: string;
}): InvitationMail {
  function outgoing({ invitation, token, language }: Invited): OutgoingMail {
    const { _id, email, name, expiresAt } = invitation;
    const url = `${deps.publicUrl}/invitation?token=${token}`;
    const by = invitation.invitedBy ?? '{school}';
    const facts = { name, by, days: invitationLifetimeDays, site: deps.publicUrl, url };
    const contentIn: OutgoingMail['contentIn'] = (offered) => invitationMail(facts, offered);
    return {
      kind: 'invitation',
      about: _id,
      to: email,
      reason: 'invitation',
      language,
      contentIn,
      expiresAt,
    };
  }

  return {
    send: (mail) => deps.queue.send(outgoing(mail)),
    queue: ({ sendAt, ...mail }) =>
      deps.queue.sendAt({ ...outgoing(mail), key: mail.invitation._id }, sendAt),
  };
}
