import type { MailQueue } from '../../mails/index.ts';
import { linkLifetimeMinutes } from '../domain/one-time-link.ts';
import { linkMail } from '../mails/link-mail.ts';
import type { LinkMail } from '../ports.ts';

const paths = { reset: '/reset-password', unlock: '/unlock' } as const;

export function createLinkMail(deps: {
  readonly queue: Pick<MailQueue, 'send'>;
  readonly now: () => number;
  readonly publicUrl: string;
}): LinkMail {
  return {
    async send(kind, { account, token, language }) {
      const url = `${deps.publicUrl}${paths[kind]}?token=${token}`;
      const facts = { name: account.name, url, minutes: linkLifetimeMinutes, site: deps.publicUrl };
      await deps.queue.send({
        kind,
        about: account._id,
        to: account.email,
        reason: 'proved',
        language,
        contentIn: (offered) => linkMail(kind, facts, offered),
        expiresAt: deps.now() + linkLifetimeMinutes * 60_000,
      });
    },
  };
}
