import { formatMessage } from '@pathshala/contract-kit/message';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import type { MailQueue } from '../../mails/ports.ts';
import type { SecurityMail } from '../ports.ts';

const lifetime = 2 * 24 * 60 * 60 * 1000;

export function createSecurityMail(deps: {
  readonly queue: Pick<MailQueue, 'send'>;
  readonly now: () => number;
  readonly publicUrl: string;
}): SecurityMail {
  return {
    async send(notice, { _id, email, name }, language) {
      const what = formatMessage(auth[`auth.notice-${notice}`], language);
      const params = { name, what, time: new Date(deps.now()), link: `${deps.publicUrl}/forgot-password` };
      await deps.queue.send({
        kind: 'security-notice',
        about: _id,
        to: email,
        subject: what,
        text: formatMessage(auth['auth.notice-text'], language, params),
        expiresAt: deps.now() + lifetime,
      });
    },
  };
}
