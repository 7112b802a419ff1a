import type { MailContent } from '@pathshala/contract-kit/mail-content';
import type { Language } from '@pathshala/contract-kit/message';
import { htmlOf } from './html-mail.ts';
import { prepareMail } from './prepare-mail.ts';
import { textOf } from './text-mail.ts';

/** The site that sends the mail: links lead nowhere else. */
export interface MailSite {
  /** In the language of the mail. */
  readonly name: string;
  /** Where people reach it. */
  readonly url: string;
}

export interface RenderOptions {
  readonly language: Language;
  readonly site: MailSite;
  /** The page on which the recipient can turn off mails of this kind; left out for mails about the account. */
  readonly unsubscribeUrl?: string;
}

export interface RenderedMail {
  /** One line of at most 150 characters. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders one description as subject, plain text and HTML. Throws `MailLinkError` for a link that leaves the site. */
export function renderMail(content: MailContent, options: RenderOptions): RenderedMail {
  const mail = prepareMail(content, options);
  return { subject: mail.subject, text: textOf(mail), html: htmlOf(mail) };
}
