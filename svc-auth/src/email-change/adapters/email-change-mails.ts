import { languageOf } from '../../accounts/index.ts';
import type { MailQueue } from '../../mails/index.ts';
import { codeLifetimeMinutes } from '../domain/email-change.ts';
import { maskedEmail } from '@pathshala/rules/masked-email';
import { emailChangedMail } from '../mails/email-changed-mail.ts';
import { emailCodeMail } from '../mails/email-code-mail.ts';
import { emailTakenMail } from '../mails/email-taken-mail.ts';
import type { EmailChangeMails } from '../ports.ts';

const noticeLifetime = 2 * 24 * 60 * 60 * 1000;

export function createEmailChangeMails(deps: {
  readonly queue: Pick<MailQueue, 'send'>;
  readonly now: () => number;
  readonly publicUrl: string;
}): EmailChangeMails {
  const site = deps.publicUrl;
  return {
    async code(account, { to, code, language }) {
      await deps.queue.send({
        kind: 'email-code',
        about: account._id,
        to,
        reason: 'code',
        language,
        contentIn: (offered) => emailCodeMail({ code, minutes: codeLifetimeMinutes, site }, offered),
        expiresAt: deps.now() + codeLifetimeMinutes * 60_000,
      });
    },
    async taken(owner, fallback) {
      const language = languageOf(owner, fallback);
      await deps.queue.send({
        kind: 'email-taken',
        about: owner._id,
        to: owner.email,
        reason: 'proved',
        language,
        contentIn: (offered) => emailTakenMail({ name: owner.name, site }, offered),
        expiresAt: deps.now() + noticeLifetime,
      });
    },
    async changed(previous, newEmail, fallback) {
      const language = languageOf(previous, fallback);
      const facts = { name: previous.name, email: maskedEmail(newEmail), at: deps.now(), site };
      await deps.queue.send({
        kind: 'email-changed',
        about: previous._id,
        to: previous.email,
        reason: 'proved',
        language,
        contentIn: (offered) => emailChangedMail(facts, offered),
        expiresAt: deps.now() + noticeLifetime,
      });
    },
  };
}
