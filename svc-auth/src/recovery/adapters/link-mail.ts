import { formatMessage } from '@pathshala/contract-kit/message';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import type { MailQueue } from '../../mails/ports.ts';
import { linkLifetimeMinutes } from '../domain/one-time-link.ts';
import type { LinkMail } from '../ports.ts';

const paths = { reset: '/reset-password', unlock: '/unlock' } as const;

export function createLinkMail(deps: {
  readonly queue: Pick<MailQueue, 'send'>;
  readonly now: () => number;
  readonly publicUrl: string;
}): LinkMail {
  return {
    async send(kind, { account, token, language }) {
      const link = `${deps.publicUrl}${paths[kind]}?token=${token}`;
      const params = { name: account.name, link, minutes: linkLifetimeMinutes, site: deps.publicUrl };
      await deps.queue.send({
        kind,
        about: account._id,
        to: account.email,
        subject: formatMessage(auth[`auth.${kind}-mail-subject`], language, params),
        text: formatMessage(auth[`auth.${kind}-mail-text`], language, params),
        expiresAt: deps.now() + linkLifetimeMinutes * 60_000,
      });
    },
  };
}
