import type { MailQueue } from '../../mails/index.ts';
import { passwordChangedMail } from '../mails/password-changed-mail.ts';
import type { PasswordMail } from '../ports.ts';

const lifetime = 2 * 24 * 60 * 60 * 1000;

export function createPasswordMail(deps: {
  readonly queue: Pick<MailQueue, 'send'>;
  readonly now: () => number;
  readonly publicUrl: string;
}): PasswordMail {
  return {
    async changed({ _id, email, name }, language) {
      const at = deps.now();
      const facts = { name, at, url: `${deps.publicUrl}/forgot-password` };
      await deps.queue.send({
        kind: 'password-changed',
        about: _id,
        to: email,
        reason: 'proved',
        language,
        contentIn: (offered) => passwordChangedMail(facts, offered),
        expiresAt: at + lifetime,
      });
    },
  };
}
