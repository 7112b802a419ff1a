import type { MailQueue } from '../../mails/index.ts';
import { requireSms, type SmsSender } from '../../sms/index.ts';
import { codeLifetimeMinutes } from '../domain/signup.ts';
import { codeMail } from '../mails/code-mail.ts';
import { codeSms, takenSms } from '../mails/code-sms.ts';
import type { CodeMail } from '../ports.ts';

export function createCodeMail(deps: {
  readonly queue: Pick<MailQueue, 'send'>;
  readonly sms: Pick<SmsSender, 'send'>;
  readonly now: () => number;
  readonly publicUrl: string;
}): CodeMail {
  return {
    async send({ signupId, to, mobile, isTaken = false, code, language }) {
      if (mobile !== undefined) {
        const kind = isTaken ? ('taken' as const) : ('code' as const);
        const textsIn = isTaken ? takenSms : codeSms(code);
        requireSms(await deps.sms.send({ kind, about: signupId, to: mobile, language, textsIn }));
        return;
      }
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
