import { formatMessage } from '@pathshala/contract-kit/message';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import type { MailQueue } from '../../mails/use-cases/ports.ts';
import { codeLifeMinutes } from '../domain/signup.ts';
import type { CodeMail } from '../use-cases/ports.ts';

/** To an address that nobody has proved: no name and nothing else that a stranger may have typed. */
export function createCodeMail(deps: {
  readonly queue: Pick<MailQueue, 'send'>;
  readonly now: () => number;
  readonly publicUrl: string;
}): CodeMail {
  return {
    async send({ signupId, to, code, language }) {
      const params = { code, minutes: codeLifeMinutes, site: deps.publicUrl };
      await deps.queue.send({
        kind: 'code',
        about: signupId,
        to,
        subject: formatMessage(auth['auth.mail-subject'], language, params),
        text: formatMessage(auth['auth.mail-text'], language, params),
        expiresAt: deps.now() + codeLifeMinutes * 60_000,
      });
    },
  };
}
