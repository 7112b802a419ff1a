import { formatMessage } from '@pathshala/contract-kit/message';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import type { MailQueue } from '../../mails/ports.ts';
import type { PasswordMail } from '../ports.ts';

const lifetime = 2 * 24 * 60 * 60 * 1000;

export function createPasswordMail(deps: {
  readonly queue: Pick<MailQueue, 'send'>;
  readonly now: () => number;
  readonly publicUrl: string;
}): PasswordMail {
  return {
    async changed({ _id, email, name }, language) {
      const params = { name, time: new Date(deps.now()), link: `${deps.publicUrl}/forgot-password` };
      await deps.queue.send({
        kind: 'password-changed',
        about: _id,
        to: email,
        subject: formatMessage(auth['auth.password-changed-subject'], language),
        text: formatMessage(auth['auth.password-changed-text'], language, params),
        expiresAt: deps.now() + lifetime,
      });
    },
  };
}
