import type { MailMessage } from './port.ts';

/** A message as nodemailer takes it. Nothing in it may name a file or an address to be read: `disableFileAccess`, `disableUrlAccess`. */
export function envelopeOf(message: MailMessage, from: string) {
  return {
    from,
    to: message.to,
    subject: message.subject,
    text: message.text,
    // The encoding is not base64, which nodemailer takes for Bengali: a code or a link is then readable in the file as it
    // is.
    textEncoding: 'quoted-printable' as const,
    ...(message.html === undefined ? {} : { html: message.html }),
    ...(message.headers === undefined ? {} : { headers: message.headers }),
    attachments: (message.attachments ?? []).map(({ filename, contentType, content, encoding }) => ({
      filename,
      contentType,
      content,
      ...(encoding !== undefined && { encoding }),
    })),
    messageId: `<${message.id}@pathshala>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
