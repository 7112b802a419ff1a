import { formatMessage } from '@pathshala/contract-kit/message';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import type { MailQueue } from '../../mails/ports.ts';
import { codeLifetimeMinutes } from '../domain/signup.ts';
import type { CodeMail } from '../ports.ts';

/** The address is not verified yet, so the mail contains nothing that was typed into the form, not even the name. */
export function createCodeMail(deps: {
  readonly queue: Pick<MailQueue, 'send'>;
  readonly now: () => number;
  readonly publicUrl: string;
}): CodeMail {
  return {
    async send({ signupId, to, code, language }) {
      const params = { code, minutes: codeLifetimeMinutes, site: deps.publicUrl };
      await deps.queue.send({
        kind: 'code',
        about: signupId,
        to,
        subject: formatMessage(auth['auth.mail-subject'], language, params),
        text: formatMessage(auth['auth.mail-text'], language, params),
        expiresAt: deps.now() + codeLifetimeMinutes * 60_000,
      });
    },
  };
}
