import type { MailQueue } from '../../mails/index.ts';
import { codeLifetimeMinutes } from '../domain/signup.ts';
import { codeMail } from '../mails/code-mail.ts';
import type { CodeMail } from '../ports.ts';

export function createCodeMail(deps: {
  readonly queue: Pick<MailQueue, 'send'>;
  readonly now: () => number;
  readonly publicUrl: string;
}): CodeMail {
  return {
    async send({ signupId, to, code, language }) {
      const askedAt = deps.now();
      const facts = { code, minutes: codeLifetimeMinutes, askedAt, site: deps.publicUrl };
      await deps.queue.send({
        kind: 'code',
        about: signupId,
        to,
        reason: 'code',
        language,
        contentIn: (offered) => codeMail(facts, offered),
        expiresAt: askedAt + codeLifetimeMinutes * 60_000,
      });
    },
  };
}
