import type { MailContent } from '@pathshala/contract-kit/mail-content';
import { htmlOf } from './html-mail.ts';
import { prepareMail } from './prepare-mail.ts';
import type { RenderOptions } from './render-options.ts';
import { textOf } from './text-mail.ts';

export interface RenderedMail {
  /** One line of at most 150 characters. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders one description as subject, plain text and HTML. Throws for a link that leaves the site. */
export function renderMail(content: MailContent, options: RenderOptions): RenderedMail {
  const mail = prepareMail(content, options);
  return { subject: mail.subject, text: textOf(mail), html: htmlOf(mail) };
}
