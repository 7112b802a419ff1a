import { languageOf } from '../../accounts/index.ts';
import type { MailQueue } from '../../mails/index.ts';
import { securityNoticeMail } from '../mails/security-notice-mail.ts';
import type { SecurityMail } from '../ports.ts';

const lifetime = 2 * 24 * 60 * 60 * 1000;

export function createSecurityMail(deps: {
  readonly queue: Pick<MailQueue, 'send'>;
  readonly now: () => number;
  readonly publicUrl: string;
}): SecurityMail {
  return {
    async send(notice, account, fallback) {
      const language = languageOf(account, fallback);
      const facts = { name: account.name, at: deps.now(), url: `${deps.publicUrl}/forgot-password` };
      await deps.queue.send({
        kind: 'security-notice',
        about: account._id,
        to: account.email,
        reason: 'proved',
        language,
        contentIn: (offered) => securityNoticeMail(notice, facts, offered),
        expiresAt: deps.now() + lifetime,
      });
    },
  };
}
