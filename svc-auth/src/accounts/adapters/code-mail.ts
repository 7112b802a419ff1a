import { setTimeout as wait } from 'node:timers/promises';
import { say } from '@pathshala/messages';
import { auth } from '@pathshala/messages/auth';
import type { Mail } from '@pathshala/service-kit/mail';
import type { Logger } from '@pathshala/service-kit/telemetry';
import { codeLifeMinutes } from '../domain/signup.ts';
import type { CodeMail } from '../use-cases/ports.ts';

/** Milliseconds that a slow mail server may hold a sign-up; the mail goes on behind it. */
const longestWait = 3000;

export function createCodeMail(
  platform: {
    readonly mail: Mail;
    readonly log: Logger;
    readonly newId: () => string;
    readonly publicUrl: string;
  },
  waitAtMost = longestWait,
): CodeMail {
  return {
    async send({ to, name, code, language }) {
      const id = platform.newId();
      const params = { code, name, minutes: codeLifeMinutes, site: platform.publicUrl };
      const sent = platform.mail
        .send({
          id: `code-${id}`,
          to,
          subject: say(auth['auth.mail-subject'], language, params),
          text: say(auth['auth.mail-text'], language, params),
        })
        .catch((error: unknown) => {
          platform.log.error(
            { err: error, mail: id },
            'a code could not be mailed; it can be asked for again',
          );
        });
      await Promise.race([sent, wait(waitAtMost, undefined, { ref: false })]);
    },
  };
}
