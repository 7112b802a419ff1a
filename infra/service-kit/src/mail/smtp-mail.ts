import { createTransport } from 'nodemailer';
import { envelopeOf } from './envelope.ts';
import type { Mail } from './port.ts';

/** Sends by SMTP over a small pool of connections, with a timeout of 20 s. */
export function createSmtpMail(options: { url: string; from: string }): Mail {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(message) {
      await transport.sendMail(envelopeOf(message, options.from));
    },
    async close() {
      transport.close();
    },
  };
}
