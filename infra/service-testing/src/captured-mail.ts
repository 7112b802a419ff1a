import type { Mail, MailMessage } from '@pathshala/service-kit/mail/port';

export interface CapturedMail extends Mail {
  readonly sent: readonly MailMessage[];
  /** The next `times` sends are refused, as by a server that is away. */
  failNext(times?: number): void;
}

/** Keeps mails instead of sending them; like the real ones it takes an id once. */
export function createCapturedMail(): CapturedMail {
  const sent: MailMessage[] = [];
  let failures = 0;
  return {
    sent,
    failNext(times = 1) {
      failures = times;
    },
    async send(message) {
      if (failures > 0) {
        failures -= 1;
        throw new Error('the mail server is away');
      }
      if (!sent.some(({ id }) => id === message.id)) sent.push(message);
    },
    async close() {
      failures = 0;
    },
  };
}
