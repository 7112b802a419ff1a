import type { MailLimits } from './mail-limits.ts';
import type { Mail } from './port.ts';

/** The mail was not sent, because a limit of the school is reached. It is no failure of the mail. */
export class MailHeldError extends Error {
  /** Milliseconds until it can be tried again. */
  readonly waitMs: number;

  constructor(waitMs: number) {
    super(`a limit of mails is reached for ${waitMs} ms`);
    this.name = 'MailHeldError';
    this.waitMs = waitMs;
  }
}

/** The only way to send a mail: the platform of a service has no other. Rejects with `MailHeldError` above a limit. */
export function limitedMail(mail: Mail, limits: Pick<MailLimits, 'take'>): Mail {
  return {
    async send(message) {
      const waitMs = await limits.take(message);
      if (waitMs > 0) throw new MailHeldError(waitMs);
      await mail.send(message);
    },
    close: () => mail.close(),
  };
}
