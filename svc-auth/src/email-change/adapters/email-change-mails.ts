import { formatMessage } from '@pathshala/contract-kit/message';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import { languageOf } from '../../accounts/ports.ts';
import type { MailQueue } from '../../mails/ports.ts';
import { codeLifetimeMinutes } from '../domain/email-change.ts';
import { maskedEmail } from '../domain/masked-email.ts';
import type { EmailChangeMails } from '../ports.ts';

const noticeLifetime = 2 * 24 * 60 * 60 * 1000;

export function createEmailChangeMails(deps: {
  readonly queue: Pick<MailQueue, 'send'>;
  readonly now: () => number;
  readonly publicUrl: string;
}): EmailChangeMails {
  const site = deps.publicUrl;
  return {
    /** The address is not proved yet, so the mail contains nothing of the account, not even the name. */
    async code(account, { to, code, language }) {
      const params = { code, minutes: codeLifetimeMinutes, site };
      await deps.queue.send({
        kind: 'email-code',
        about: account._id,
        to,
        subject: formatMessage(auth['auth.email-code-subject'], language, params),
        text: formatMessage(auth['auth.email-code-text'], language, params),
        expiresAt: deps.now() + codeLifetimeMinutes * 60_000,
      });
    },
    async taken(owner, fallback) {
      const language = languageOf(owner, fallback);
      const params = { name: owner.name, site, link: `${site}/forgot-password` };
      await deps.queue.send({
        kind: 'email-taken',
        about: owner._id,
        to: owner.email,
        subject: formatMessage(auth['auth.email-taken-subject'], language),
        text: formatMessage(auth['auth.email-taken-text'], language, params),
        expiresAt: deps.now() + noticeLifetime,
      });
    },
    async changed(previous, newEmail, fallback) {
      const language = languageOf(previous, fallback);
      const params = { name: previous.name, time: new Date(deps.now()), email: maskedEmail(newEmail), site };
      await deps.queue.send({
        kind: 'email-changed',
        about: previous._id,
        to: previous.email,
        subject: formatMessage(auth['auth.email-changed-subject'], language),
        text: formatMessage(auth['auth.email-changed-text'], language, params),
        expiresAt: deps.now() + noticeLifetime,
      });
    },
  };
}
