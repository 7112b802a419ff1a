import type { MailQueue } from '../../mails/index.ts';
import type { OutgoingSms, SmsSender } from '../../sms/index.ts';
import { passwordChangedMail } from '../mails/password-changed-mail.ts';
import type { PasswordMail } from '../ports.ts';

const passwordChangedSms: OutgoingSms['textsIn'] = (language, school) =>
  language === 'bn'
    ? [`${school}: আপনার পাসওয়ার্ড বদলানো হয়েছে।`, 'আপনার পাসওয়ার্ড বদলানো হয়েছে।']
    : [`${school}: your password was changed.`, 'Your password was changed.'];

const lifetime = 2 * 24 * 60 * 60 * 1000;

export function createPasswordMail(deps: {
  readonly queue: Pick<MailQueue, 'send'>;
  readonly sms: Pick<SmsSender, 'send'>;
  readonly now: () => number;
  readonly publicUrl: string;
}): PasswordMail {
  return {
    async changed({ _id, email, mobile, name }, language) {
      const at = deps.now();
      if (email === '' && mobile !== undefined) {
        const kind = 'password-changed' as const;
        await deps.sms.send({ kind, about: _id, to: mobile, language, textsIn: passwordChangedSms });
        return;
      }
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
